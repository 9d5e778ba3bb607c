import { useMemo } from 'react'
import style from './PostText.module.css'
import { type Block, parseBlocks } from './postText.ts'

/** A post's text with its paragraphs, line breaks and lists; each block has its own writing direction. */
export function PostText({ text }: { text: string }) {
  const blocks = useMemo(() => parseBlocks(text), [text])
  return (
    <div className={style.post}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is only replaced as a whole
        <OneBlock key={at} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p dir="auto">{block.text}</p>
  if (block.kind === 'bullets') {
    return (
      <ul>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is only replaced as a whole
          <li key={at} dir="auto">
            {item}
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
          {item.text}
        </li>
      ))}
    </ol>
  )
}
