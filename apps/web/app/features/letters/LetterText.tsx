/** The letter's text, in which each sentence about the person shows what it is based on. */

import { Popover } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { ClaimActions } from './ClaimActions.tsx'
import { type LetterSegment, splitAtFindings } from './findings.ts'
import style from './LetterText.module.css'
import { texts } from './texts.ts'
import type { CurrentFindings } from './useFindings.ts'
import type { LetterChanges } from './useLetterChanges.ts'

interface LetterTextProps {
  text: string
  findings: Pick<CurrentFindings, 'claims' | 'evidence'>
  changes: LetterChanges
}

/** The text. A sentence with a finding opens it when it is clicked, or focused by keyboard. */
export function LetterText({ text, findings, changes }: LetterTextProps) {
  return (
    <div className={style.text} dir="auto">
      {splitAtFindings(text, findings.claims, findings.evidence).map((segment, at) =>
        segment.claim || segment.evidence ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments never change their order
          <Sentence key={at} segment={segment} changes={changes} />
        ) : (
          segment.text
        ),
      )}
    </div>
  )
}

function Sentence({ segment, changes }: { segment: LetterSegment; changes: LetterChanges }) {
  const [opened, setOpened] = useState(false)
  const { text, claim, evidence } = segment

  function closeOnLeave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(false)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpened(false)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    setOpened((before) => !before)
  }

  return (
    // The finding follows its sentence in the document, so that Tab reaches its buttons next.
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves the sentence and its finding together
    <span onBlur={closeOnLeave}>
      <Popover
        opened={opened}
        onChange={setOpened}
        withinPortal={false}
        width="min(20rem, calc(100vw - 2rem))"
        position="bottom-start"
        offset={4}
        middlewares={{ inline: true, flip: true, shift: { padding: 16 } }}
        shadow="md"
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          {/* A real button can't break across lines. */}
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          <span
            role="button"
            tabIndex={0}
            className={claim ? style.claim : style.supported}
            onClick={() => setOpened((before) => !before)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpened(true)}
            onKeyDown={press}
          >
            {text}
          </span>
        </Popover.Target>
        <Popover.Dropdown className={style.finding}>
          {claim && (
            <Finding title={claim.why}>
              <ClaimActions claim={claim} busy={false} changes={changes} />
            </Finding>
          )}
          {evidence && (
            <Finding title={evidence.card === null ? texts.findings.fromNotes : texts.findings.fromProfile}>
              <blockquote className={style.from} dir="auto">
                {evidence.from}
              </blockquote>
            </Finding>
          )}
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}

function Finding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className={style.title}>{title}</p>
      {children}
    </>
  )
}
