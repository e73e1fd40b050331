import { ActionIcon, Tooltip } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Bold, Italic, List, ListOrdered } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { MOD_KEY } from '../../../../lib/mod-key.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkTool } from './link-tool.tsx'
import classes from './rich-field.module.css'

interface RichToolsProps {
  editor: Editor
  /** Id of the label of what is edited. */
  labelledBy: string
}

/** What can be done to the words that are selected. */
export function RichTools({ editor, labelledBy }: RichToolsProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ bold: now.isActive('bold'), italic: now.isActive('italic'), bullets: now.isActive('bulletList'), numbers: now.isActive('orderedList') }),
  })
  const tool = (label: string, icon: LucideIcon, pressed: boolean, act: () => boolean) => (
    <Tooltip label={label}>
      <ActionIcon size="sm" aria-label={label} aria-pressed={pressed} className={classes.tool} onMouseDown={(event) => event.preventDefault()} onClick={act}><Icon of={icon} size={14} /></ActionIcon>
    </Tooltip>
  )
  return (
    <div className={classes.tools} role="toolbar" aria-label="Formatting" aria-describedby={labelledBy}>
      {tool(`Bold (${MOD_KEY} B)`, Bold, on.bold, () => editor.chain().focus().toggleBold().run())}
      {tool(`Italic (${MOD_KEY} I)`, Italic, on.italic, () => editor.chain().focus().toggleItalic().run())}
      <LinkTool editor={editor} />
      {tool('List', List, on.bullets, () => editor.chain().focus().toggleBulletList().run())}
      {tool('Numbered list', ListOrdered, on.numbers, () => editor.chain().focus().toggleOrderedList().run())}
    </div>
  )
}
