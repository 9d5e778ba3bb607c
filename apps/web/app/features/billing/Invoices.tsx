/** The person's invoices, newest first, with their receipts. */

import { Button, VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { OnDemand } from '../../components/OnDemand.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { longDate } from '../../components/time.ts'
import { lazyComponent } from '../../components/WhenLoaded.tsx'
import style from './Invoices.module.css'
import { priceFromCents } from './OrderSummary.tsx'
import { useInvoicesQuery } from './payments.ts'
import { texts } from './texts.ts'

const ReceiptDialog = lazyComponent(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog)

/** The list of invoices. */
export function Invoices() {
  const heading = useId()
  const { data, isError, isFetching, refetch } = useInvoicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [shown, setShown] = useState<string | null>(null)
  // The dialog keeps its content while it fades out.
  const [last, setLast] = useState('')
  if (shown && shown !== last) setLast(shown)

  return (
    <section className={style.invoices} aria-labelledby={heading}>
      <h2 id={heading}>{texts.subscription.invoices}</h2>
      {isError && (
        <ErrorState text={texts.subscription.invoicesFailed} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Skeleton label={texts.subscription.invoices}>
          <SkeletonLine lines={3} />
        </Skeleton>
      )}
      {data?.length === 0 && <p className={style.quiet}>{texts.subscription.noInvoices}</p>}
      {data && data.length > 0 && (
        <ul className={style.list}>
          {data.map((invoice) => (
            <li key={invoice.id} className={style.row}>
              <span className={style.what}>
                {invoice.plan_name}
                <span className={style.quiet}>{` · ${longDate(invoice.paid_at)} · ${invoice.number}`}</span>
              </span>
              <span className={style.sum}>
                {invoice.status === 'refunded' && `${texts.subscription.refunded} · `}
                {invoice.status === 'disputed' && `${texts.subscription.disputed} · `}
                {priceFromCents(invoice.total)}
              </span>
              <Button onClick={() => setShown(invoice.id)}>
                {texts.subscription.receipt}
                <VisuallyHidden>{` ${invoice.number}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <OnDemand wanted={shown !== null}>
        {(open) => <ReceiptDialog id={last} opened={open} onClose={() => setShown(null)} />}
      </OnDemand>
    </section>
  )
}
