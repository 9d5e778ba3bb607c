/** The person's wishes for the letter: tone, length, language, and texts that the post asks for. */

import { Button, NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx'
import { ChevronDownIcon } from '../../components/icons.ts'
import { askedWord, type ChecklistItem } from './asks.ts'
import { noWishes, type Wishes } from './draft.ts'
import { texts } from './texts.ts'
import style from './WishFields.module.css'

type Choice = 'tone' | 'length' | 'language'

interface WishFieldsProps {
  wishes: Wishes | undefined
  /** The asks of the post; those for a certain text are offered. */
  asks: ChecklistItem[]
  disabled: boolean
  onChange: (update: (wishes: Wishes) => Wishes) => void
}

/** The fields in a row; on small screens they are behind a button. */
export function WishFields({ wishes = noWishes, asks, disabled, onChange }: WishFieldsProps) {
  const [opened, setOpened] = useState(false)
  const row = useId()
  const words = asks.filter(({ kind }) => kind === 'word')
  const set = (field: Choice) => (value: string) =>
    onChange(({ [field]: _, ...others }) => (value ? { ...others, [field]: value } : others) as Wishes)
  return (
    <>
      <div>
        <Button
          variant="subtle"
          className={style.more}
          aria-expanded={opened}
          aria-controls={row}
          onClick={() => setOpened(!opened)}
          rightSection={<ChevronDownIcon />}
        >
          {[texts.wishes.more, ...chosen(wishes)].join(' · ')}
        </Button>
        <div id={row} className={style.row} data-opened={opened}>
          <NativeSelect
            label={texts.wishes.tone}
            value={wishes.tone ?? 'plain'}
            data={options(texts.wishes.tones)}
            onChange={(event) => set('tone')(event.currentTarget.value)}
            disabled={disabled}
          />
          <NativeSelect
            label={texts.wishes.length}
            value={wishes.length ?? 'medium'}
            data={options(texts.wishes.lengths)}
            onChange={(event) => set('length')(event.currentTarget.value)}
            disabled={disabled}
          />
          <NativeSelect
            label={texts.wishes.language}
            value={wishes.language ?? ''}
            data={[{ value: '', label: texts.wishes.ofPost }, ...options(texts.wishes.languages)]}
            onChange={(event) => set('language')(event.currentTarget.value)}
            disabled={disabled}
          />
        </div>
      </div>
      {words.length > 0 && (
        <ChoiceGroup
          kind="checkbox"
          name="obey"
          legend={texts.wishes.words}
          options={words.map((ask) => ({ value: ask.id, label: wordLabel(ask), disabled }))}
          value={wishes.obey}
          onChange={(obey) => onChange((before) => ({ ...before, obey }))}
        />
      )}
    </>
  )
}

function wordLabel(ask: ChecklistItem): string {
  const word = askedWord(ask)
  return word ? texts.brief.putIn(word) : ask.asks
}

/** The chosen values, shown while the row is closed. */
const chosen = ({ tone, length, language }: Wishes): string[] => [
  ...(tone ? [texts.wishes.tones[tone]] : []),
  ...(length ? [texts.wishes.lengths[length]] : []),
  ...(language ? [texts.wishes.languages[language]] : []),
]

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
