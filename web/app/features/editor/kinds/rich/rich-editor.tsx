import type { JSONContent } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { Answer } from '@inlay/contract/rich-answer'
import { safeLink } from '@inlay/contract/rules/safe-link'
import { useSteady } from '../../../../lib/use-steady.ts'
import type { Edited } from '../parts/edited.ts'
import { answerOf, docOf, shapeOf } from './rich-doc.ts'
import { RichTools } from './rich-tools.tsx'
import { singleParagraphItem } from './single-paragraph-item.ts'
import classes from './rich-field.module.css'

interface RichEditorProps {
  of: Edited<Answer>
  /** Id of its label. */
  labelledBy: string
  /** Id of what says that it is wrong. */
  wrong: string | undefined
}

/** Only what an answer may have: what is pasted loses all else. Undo is the editor's of the whole component. */
const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false, code: false, codeBlock: false, heading: false, horizontalRule: false, strike: false, underline: false,
    undoRedo: false, dropcursor: false, gapcursor: false, trailingNode: false, listItem: false, listKeymap: false,
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (url) => safeLink(url) !== null, HTMLAttributes: { target: null, rel: null } },
  }),
  singleParagraphItem,
]

/** An answer with its looks. Loaded by itself, since the code is large. */
export default function RichEditor({ of, labelledBy, wrong }: RichEditorProps) {
  /** What was told last: another value comes from elsewhere, as by undo. */
  const told = useRef(of.value)
  const { tell } = useSteady({
    tell(answer: Answer) {
      // Letters in a row are one undo step; what is done to their looks is one of its own.
      const typed = shapeOf(answer) === shapeOf(told.current)
      told.current = answer
      of.onChange(answer, typed ? of.path : null)
    },
  })
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: docOf(of.value),
    // Its style element would be refused by the page's policy; the rules are in the style sheet.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes: { class: classes.text!, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, 'aria-invalid': String(wrong !== undefined), ...(wrong && { 'aria-describedby': wrong }) } },
    onUpdate: ({ editor: { state } }) => tell(answerOf(state.doc.toJSON() as JSONContent)),
  })

  useEffect(() => {
    if (of.value === told.current) return
    told.current = of.value
    editor.commands.setContent(docOf(of.value), { emitUpdate: false })
  }, [editor, of.value])

  return (
    <div className={classes.frame} data-wrong={wrong ? true : undefined}>
      <RichTools editor={editor} labelledBy={labelledBy} />
      <EditorContent editor={editor} />
    </div>
  )
}
