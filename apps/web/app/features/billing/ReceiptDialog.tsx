/** One invoice as a receipt, which is printed without the rest of the page. */

import type { Receipt } from '@gigbell/contract'
import { Button, Modal } from '@mantine/core'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { longDate } from '../../components/time.ts'
import { creditLines, priceFromCents } from './OrderSummary.tsx'
import { useReceiptQuery } from './payments.ts'
import style from './ReceiptDialog.module.css'
import { texts } from './texts.ts'

interface ReceiptDialogProps {
  /** The id of the invoice. */
  id: string
  opened: boolean
  onClose: () => void
}

const words = texts.subscription

/** The receipt of an invoice, with a button that prints it. */
export function ReceiptDialog({ id, opened, onClose }: ReceiptDialogProps) {
  const { currentData: receipt, isError, isFetching, refetch } = useReceiptQuery(id, { skip: id === '' })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={receipt ? words.receiptOf(receipt.number) : words.receipt}
      size="32rem"
      closeButtonProps={{ 'aria-label': sharedTexts.close, className: style.unprinted }}
      classNames={{ overlay: style.unprinted, content: style.sheet }}
    >
      {isError && <ErrorState text={words.receiptFailed} onRetry={refetch} retrying={isFetching} />}
      {!receipt && !isError && (
        <Skeleton label={words.receipt}>
          <SkeletonLine lines={8} />
        </Skeleton>
      )}
      {receipt && (
        <>
          <Lines receipt={receipt} />
          <div className={`${style.buttons} ${style.unprinted}`}>
            <Button variant="filled" onClick={() => window.print()} data-autofocus>
              {words.print}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}

function Lines({ receipt }: { receipt: Receipt }) {
  const lines: [string, string][] = [
    [words.seller, receipt.seller],
    [words.billedTo, `${receipt.billed_to.name}\n${receipt.billed_to.email}`],
    [words.paidOn, longDate(receipt.paid_at)],
    [words.period, `${longDate(receipt.period_start)} – ${longDate(receipt.period_end)}`],
    [texts.payment.plan(receipt.plan_name), priceFromCents(receipt.amount)],
    ...creditLines(receipt),
    [texts.payment.tax(receipt.tax_percent), priceFromCents(receipt.tax)],
  ]
  return (
    <dl className={style.lines}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={style.total}>
        <dt>{receipt.status === 'refunded' ? words.refunded : words.totalPaid}</dt>
        <dd>{priceFromCents(receipt.total)}</dd>
      </div>
    </dl>
  )
}
