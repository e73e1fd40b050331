import {
  AlignLeft, Calendar, CalendarClock, CalendarRange, ChevronsUpDown, CircleDot, Clock, EyeOff, Hash, Heading, Image, Info, Link, ListOrdered,
  Loader, Mail, MessageSquare, Minus, MoveVertical, Palette, Paperclip, Phone, Shapes, SlidersHorizontal, SquareCheck, Star, Tags, Text, ToggleLeft, Type,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { FieldType } from '@inlay/contract/form-field'

interface OfferedKind {
  readonly label: string
  readonly icon: LucideIcon
  /** Other words that it is looked for by. */
  readonly words: string
}

/** What each kind of field is called, and looks like, in the editor. */
export const OFFERED_KINDS: Readonly<Record<FieldType, OfferedKind>> = {
  text: { label: 'Text', icon: Type, words: 'short answer name line' },
  email: { label: 'Email', icon: Mail, words: 'mail address' },
  tel: { label: 'Phone', icon: Phone, words: 'tel telephone mobile' },
  number: { label: 'Number', icon: Hash, words: 'amount quantity count' },
  textarea: { label: 'Long text', icon: AlignLeft, words: 'textarea message paragraph comment' },
  url: { label: 'Link', icon: Link, words: 'url website web address' },
  radio: { label: 'Radio', icon: CircleDot, words: 'single choice one of options' },
  checkbox: { label: 'Checkbox', icon: SquareCheck, words: 'multiple choice several options' },
  select: { label: 'Select', icon: ChevronsUpDown, words: 'dropdown list options' },
  toggle: { label: 'Toggle', icon: ToggleLeft, words: 'switch yes no on off consent' },
  rating: { label: 'Rating', icon: Star, words: 'stars score nps' },
  range: { label: 'Range', icon: SlidersHorizontal, words: 'slider scale' },
  tags: { label: 'Tags', icon: Tags, words: 'labels several options' },
  colorpicker: { label: 'Colour', icon: Palette, words: 'color picker colorpicker' },
  date: { label: 'Date', icon: Calendar, words: 'day birthday' },
  time: { label: 'Time', icon: Clock, words: 'hour clock' },
  daterange: { label: 'Date range', icon: CalendarRange, words: 'daterange from to period stay' },
  datetime: { label: 'Date, time', icon: CalendarClock, words: 'datetime appointment' },
  file: { label: 'File', icon: Paperclip, words: 'upload attachment photo document' },
  hidden: { label: 'Hidden', icon: EyeOff, words: 'utm query parameter source' },
  heading: { label: 'Heading', icon: Heading, words: 'title section' },
  description: { label: 'Description', icon: Text, words: 'paragraph text explanation' },
  image: { label: 'Image', icon: Image, words: 'picture photo logo' },
  icon: { label: 'Icon', icon: Shapes, words: 'symbol' },
  message: { label: 'Message', icon: Info, words: 'alert notice warning error success info' },
  tooltip: { label: 'Tooltip', icon: MessageSquare, words: 'help explanation hint' },
  divider: { label: 'Divider', icon: Minus, words: 'line rule separator' },
  spacer: { label: 'Spacer', icon: MoveVertical, words: 'space gap' },
  progress: { label: 'Progress', icon: Loader, words: 'bar percent filled' },
  stepper: { label: 'Stepper', icon: ListOrdered, words: 'steps pages wizard' },
}
