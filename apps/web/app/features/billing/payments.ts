/** The calls of a checkout, of invoices and of the stored card. Loaded with the screens that need them. */
import type {
  AnswerOf,
  Card,
  Confirmation,
  Invoice,
  PaymentIntent,
  PaymentSettings,
  Receipt,
} from '@gigbell/contract'
import { payment } from '@gigbell/contract'
import { api, call, only200 } from '../../api.ts'

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
    paymentSettings: build.query<PaymentSettings | null, void>({
      query: () => call(payment.settings),
      transformResponse: (answer: AnswerOf<typeof payment.settings> | null) => answer?.data ?? null,
    }),
    createIntent: build.mutation<
      PaymentIntent | null,
      { amount: number; planId: string; isUpgrade: boolean }
    >({
      query: (body) => ({ ...call(payment.createIntent, { body }), ...only200 }),
      transformResponse: (answer: AnswerOf<typeof payment.createIntent> | null) => answer,
    }),
    confirmCard: build.mutation<Confirmation['status'] | null, CardConfirmation>({
      query: ({ id, ...body }) => call(payment.confirm, { params: { id }, body }),
      transformResponse: (answer: AnswerOf<typeof payment.confirm> | null) => answer?.data.status ?? null,
    }),
    storedCard: build.query<Card | null, void>({
      query: () => call(payment.card),
      transformResponse: (answer: AnswerOf<typeof payment.card> | null) => answer?.data ?? null,
      providesTags: ['Subscription'],
    }),
    setupCard: build.mutation<{ clientSecret: string; setupIntentId: string } | null, void>({
      query: () => call(payment.setupCard),
      transformResponse: (answer: AnswerOf<typeof payment.setupCard> | null) => answer?.data ?? null,
    }),
    // The card may be stored even when the retried payment fails, so it is fetched in any case.
    useCard: build.mutation<Card | null, string>({
      query: (setupIntentId) => call(payment.useCard, { body: { setupIntentId } }),
      transformResponse: (answer: AnswerOf<typeof payment.useCard> | null) => answer?.data ?? null,
      invalidatesTags: ['Subscription'],
    }),
    invoices: build.query<Invoice[], void>({
      query: () => call(payment.invoices),
      transformResponse: (answer: AnswerOf<typeof payment.invoices> | null) => answer?.data ?? [],
      providesTags: ['Subscription'],
    }),
    receipt: build.query<Receipt | null, string>({
      query: (id) => call(payment.receipt, { params: { id } }),
      transformResponse: (answer: AnswerOf<typeof payment.receipt> | null) => answer?.data ?? null,
    }),
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
