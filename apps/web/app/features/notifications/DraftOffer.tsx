import type { WaitingDraft } from '@gigbell/contract'
import { Link } from 'react-router'
import style from './DraftOffer.module.css'
import { texts } from './texts.ts'

interface DraftOfferProps {
  draft: WaitingDraft
  onOpen?: () => void
}

/** Offers a letter that waits, with what is known about it. Only the click opens it, because that counts it. */
export function DraftOffer({ draft, onOpen }: DraftOfferProps) {
  return (
    <div className={style.offer}>
      <Link to={`/dashboard/letters/${draft.letter_id}`} onClick={onOpen} className={style.open}>
        {texts.draft.open}
      </Link>
      <p className={style.facts}>{texts.draft.facts(draft)}</p>
    </div>
  )
}
