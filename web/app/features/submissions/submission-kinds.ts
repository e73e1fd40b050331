import { AppWindow, CircleHelp, Clock, FileText, ListChecks, Mail, Megaphone, MessageSquare, MousePointerClick, Vote } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { COMPONENT_TYPE_LABELS } from '@inlay/contract/component-types'
import type { SubmissionKind } from '@inlay/contract/owner-submissions'

/** What a submission is called and shown by. */
export const KIND_LABELS: Record<SubmissionKind, string> = { ...COMPONENT_TYPE_LABELS, quiz: 'Quiz' }

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
