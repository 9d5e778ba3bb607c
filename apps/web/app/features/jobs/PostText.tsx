import { useMemo } from 'react'
import { splitAtQuotes } from '../../components/quotes.ts'
import style from './PostText.module.css'
import { type Block, type PostMark, parseBlocks } from './postText.ts'

interface PostTextProps {
  text: string
  /** The parts to mark. */
  marks?: readonly PostMark[]
}

/** A post's text with its paragraphs, line breaks and lists; each block has its own writing direction. */
export function PostText({ text, marks = [] }: PostTextProps) {
  const blocks = useMemo(() => parseBlocks(text), [text])
  return (
    <div className={style.post}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is only replaced as a whole
        <OneBlock key={at} block={block} marks={marks} />
      ))}
    </div>
  )
}

function OneBlock({ block, marks }: { block: Block; marks: readonly PostMark[] }) {
  if (block.kind === 'paragraph')
    return (
      <p dir="auto">
        <Marked text={block.text} marks={marks} />
      </p>
    )
  if (block.kind === 'bullets') {
    return (
      <ul>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is only replaced as a whole
          <li key={at} dir="auto">
            <Marked text={item} marks={marks} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ol>
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is only replaced as a whole
        <li key={at} value={item.number} dir="auto">
          <Marked text={item.text} marks={marks} />
        </li>
      ))}
    </ol>
  )
}

function Marked({ text, marks }: { text: string; marks: readonly PostMark[] }) {
  return splitAtQuotes(text, marks).map(({ text: part, found }, at) =>
    found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other key
      <mark key={at} className={style[found.kind]}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
