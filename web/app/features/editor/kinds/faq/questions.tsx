import { FAQ_MAX_ITEMS } from '@inlay/contract/faq'
import type { FaqItem } from '@inlay/contract/faq'
import type { Edited } from '../parts/edited.ts'
import { at } from '../parts/edited.ts'
import { ItemList } from '../parts/item-list.tsx'
import { TextField } from '../parts/text-field.tsx'
import { RichField } from '../rich/rich-field.tsx'

/** Questions with their answers. */
export function Questions({ of }: { of: Edited<FaqItem[]> }) {
  return (
    <ItemList
      of={of} add="Add a question" empty="No questions yet" one="Question" max={FAQ_MAX_ITEMS}
      make={() => ({ question: '', answer: '' })} nameOf={({ question }) => question}
    >
      {(question) => (
        <>
          <TextField of={at(question, 'question')} label="Question" />
          <RichField of={at(question, 'answer')} label="Answer" />
        </>
      )}
    </ItemList>
  )
}
