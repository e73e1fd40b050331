import { ActionIcon, Button, Popover, TextInput, Tooltip } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { safeLink } from '@inlay/contract/rules/safe-link'
import { Icon } from '../../../../ui/icon.tsx'
import { isBareHost } from '../parts/is-bare-host.ts'
import classes from './rich-field.module.css'

/** Makes what is selected a link, or the address itself where nothing is; or changes the one in which the caret stands. */
export function LinkTool({ editor }: { editor: Editor }) {
  const here = useEditorState({ editor, selector: ({ editor: now }) => (now.getAttributes('link')['href'] as string | undefined) ?? null })
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const close = () => {
    setTyped(null)
    setWrong(false)
  }
  const put = () => {
    const address = typed?.trim() ?? ''
    const href = safeLink(isBareHost(address) ? `https://${address}` : address)
    if (!href) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && here === null) chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    close()
  }
  const takeAway = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <Popover opened={typed !== null} onChange={close} width={288} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label="Link">
          <ActionIcon
            size="sm" aria-label="Link" aria-pressed={here !== null} className={classes.tool} onMouseDown={(event) => event.preventDefault()}
            onClick={() => (typed === null ? setTyped(here ?? '') : close())}
          >
            <Icon of={Link2} size={14} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        <div
          className={classes.link}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
            event.preventDefault()
            put()
          }}
        >
          <TextInput
            size="xs" label="Address" placeholder="https://, /page, mailto: or tel:" inputMode="url" value={typed ?? ''} error={wrong ? 'Must be a web, mail or phone address' : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
          />
          <div className={classes.acts}>
            {here === null ? null : <Button size="xs" variant="subtle" onClick={takeAway}>Remove link</Button>}
            <Button size="xs" onClick={put}>{here === null ? 'Add link' : 'Change link'}</Button>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
