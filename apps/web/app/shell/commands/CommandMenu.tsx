/** The command menu: one field that finds screens, actions, jobs and letters. Loaded when it is first opened. */

import { Modal, VisuallyHidden } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { SearchIcon } from '../../components/icons.ts'
import style from './CommandMenu.module.css'
import type { Command, CommandGroup } from './command.ts'
import { commandTexts as texts } from './texts.ts'
import { type FrameActions, useCommands } from './useCommands.ts'
import { useFoundEntries } from './useFoundEntries.ts'

const MAX_LENGTH = 200

interface CommandMenuProps extends FrameActions {
  opened: boolean
  onClose: () => void
  /** Returns what was typed before the field had the focus. */
  takeTyped: () => string
}

/** The dialog with the field and what it finds. */
export function CommandMenu({ opened, onClose, ...frame }: CommandMenuProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size="40rem" yOffset="10dvh">
      <Modal.Overlay color="var(--veil)" backgroundOpacity={1} />
      <Modal.Content aria-label={texts.title} className={style.menu}>
        <Modal.Body p={0}>
          <Menu {...frame} opened={opened} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** A combobox: the focus stays in the field, and the arrow keys move through the list below it. */
function Menu({ opened, onClose, takeTyped, ...frame }: CommandMenuProps) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = useFoundEntries(text)
  const groups = [...useCommands(text, frame), ...found.groups].filter(({ commands }) => commands.length > 0)
  const commands = groups.flatMap((group) => group.commands)
  const list = useId()
  const current = Math.min(active, commands.length - 1)
  const optionId = (at: number) => `${list}-${at}`

  function run(command: Command | undefined) {
    if (!command) return
    onClose()
    command.run()
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && commands.length > 0) {
      event.preventDefault()
      setActive((current + step + commands.length) % commands.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(commands[current])
    }
  }

  /** A screen that is still loading focuses its heading when it appears. What is typed then would act as shortcuts. */
  function keepFocus({ currentTarget: input, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const isElsewhere = relatedTarget !== null && !input.closest('[role="dialog"]')?.contains(relatedTarget)
    if (opened && isElsewhere) queueMicrotask(() => input.focus())
  }

  return (
    <>
      <div className={style.search}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label={texts.placeholder}
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_LENGTH}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
          }}
          onFocus={() => {
            const typed = takeTyped()
            if (typed) setText((before) => before + typed)
          }}
          onBlur={keepFocus}
          onKeyDown={press}
        />
      </div>
      <Options
        id={list}
        groups={groups}
        current={current}
        optionId={optionId}
        onPoint={setActive}
        onRun={run}
      />
      <Status count={commands.length} state={found.state} />
    </>
  )
}

interface OptionsProps {
  id: string
  groups: readonly CommandGroup[]
  /** The position of the marked option among all. */
  current: number
  optionId: (at: number) => string
  onPoint: (at: number) => void
  onRun: (command: Command) => void
}

function Options({ id, groups, current, optionId, onPoint, onRun }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is marked
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current, groups])
  let at = 0
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.title} className={style.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} className={style.group}>
            {group.title}
          </p>
          {group.commands.map((command) => {
            const position = at++
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              <div
                key={command.id}
                id={optionId(position)}
                role="option"
                tabIndex={-1}
                aria-selected={position === current}
                className={style.option}
                onPointerMove={() => position !== current && onPoint(position)}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                <command.Icon />
                <span className={style.label} dir="auto">
                  {command.label}
                </span>
                {command.note && <span className={style.note}>{command.note}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface StatusProps {
  count: number
  state: ReturnType<typeof useFoundEntries>['state']
}

/** Says how many results there are, or why there are none. */
function Status({ count, state }: StatusProps) {
  const result = state === 'searching' ? texts.searching : count === 0 ? texts.none : ''
  return (
    <div className={style.foot}>
      <p role="alert" className={style.failed}>
        {state === 'failed' && texts.failed}
      </p>
      <p aria-hidden="true">{result || <span className={style.hint}>{texts.hint}</span>}</p>
      <VisuallyHidden role="status">{result || texts.found(count)}</VisuallyHidden>
    </div>
  )
}
