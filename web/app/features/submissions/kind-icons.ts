import { AppWindow, CircleHelp, Clock, FileText, ListChecks, Mail, Megaphone, MessageSquare, MousePointerClick, Vote } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { SubmissionKind } from '@inlay/contract/owner-submissions'

/** What a submission is shown by, beside the name of its kind. */
export const KIND_ICONS: Record<SubmissionKind, LucideIcon> = {
  form: FileText,
  poll: Vote,
  newsletter: Mail,
  waitlist: Clock,
  modal: AppWindow,
  widget: MessageSquare,
  quiz: ListChecks,
  faq: CircleHelp,
  banner: Megaphone,
  cta: MousePointerClick,
}
