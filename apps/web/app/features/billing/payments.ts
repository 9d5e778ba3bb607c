/** The calls of a checkout, of invoices and of the stored card. Loaded with the screens that need them. */
import type { AnswerOf, Confirmation, PaymentIntent } from '@gigbell/contract'
import { payment } from '@gigbell/contract'
import { api, call, only200, unwrapData, unwrapList } from '../../api.ts'

/** The confirmation of a test card; its security code is not sent. */
interface CardConfirmation {
  id: string
  clientSecret: string
  card: string
  expiry: string
  /** The person passed the bank's confirmation step. */
  confirmed?: boolean
}

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentSettings: build.query(unwrapData(() => call(payment.settings))),
    createIntent: build.mutation<
      PaymentIntent | null,
      { amount: number; planId: string; isUpgrade: boolean }
    >({
      query: (body) => ({ ...call(payment.createIntent, { body }), ...only200 }),
    }),
    confirmCard: build.mutation<Confirmation['status'] | null, CardConfirmation>({
      query: ({ id, ...body }) => call(payment.confirm, { params: { id }, body }),
      transformResponse: (answer: AnswerOf<typeof payment.confirm> | null) => answer?.data.status ?? null,
    }),
    storedCard: build.query({
      ...unwrapData(() => call(payment.card)),
      providesTags: ['Subscription'],
    }),
    setupCard: build.mutation(unwrapData(() => call(payment.setupCard))),
    // The card may be stored even when the retried payment fails, so it is fetched in any case.
    useCard: build.mutation({
      ...unwrapData((setupIntentId: string) => call(payment.useCard, { body: { setupIntentId } })),
      invalidatesTags: ['Subscription'],
    }),
    invoices: build.query({
      ...unwrapList(() => call(payment.invoices)),
      providesTags: ['Subscription'],
    }),
    receipt: build.query(unwrapData((id: string) => call(payment.receipt, { params: { id } }))),
  }),
})

export const {
  usePaymentSettingsQuery,
  useCreateIntentMutation,
  useConfirmCardMutation,
  useStoredCardQuery,
  useSetupCardMutation,
  useUseCardMutation,
  useInvoicesQuery,
  useReceiptQuery,
} = paymentsApi
