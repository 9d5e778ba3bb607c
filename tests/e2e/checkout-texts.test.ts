/** Specified texts about payments: a checkout that cannot start, fails or succeeds. */
import { sharedTexts } from '../../apps/web/app/components/texts.ts'
import { texts as billing } from '../../apps/web/app/features/billing/texts.ts'
import { holdSuccessScreen } from './open-page.ts'
import { paidPlan, press, type Stage, testTexts } from './specified-texts.ts'

const { payment, subscription } = billing

const basic = '/payment?planId=basic'

/** An intent as the server would create it. */
const intent = {
  clientSecret: 'pi_1_secret_1',
  paymentIntentId: 'pi_1',
  amount: 499,
  credit: 0,
  tax: 40,
  total: 539,
  currency: 'usd',
}

/** Fills the sandbox's form with a card that pays, and pays. */
const pay = async ({ page }: Stage) => {
  await page.getByLabel(payment.number).fill('4242 4242 4242 4242')
  await page.getByLabel(payment.expiry).fill('12 / 40')
  await page.getByLabel(payment.cvc).fill('123')
  await press(page, payment.pay('$5.39'))
}

await testTexts({
  checkout: [
    {
      state: 'without a plan',
      path: '/payment',
      as: 'newcomer',
      shows: [
        ['text', payment.noPlan, 'No plan selected. Please select a subscription plan.'],
        ['link', payment.viewPlans, 'View Plans'],
      ],
    },
    {
      state: 'of a plan that isn’t there',
      path: '/payment?planId=gone',
      as: 'newcomer',
      shows: [['text', payment.noMatch('gone'), 'No matching plan found for ID: gone']],
    },
    {
      state: 'whose intent comes back empty',
      path: basic,
      as: 'newcomer',
      given: ({ answer }) => answer('/create-payment-intent', 500),
      shows: [
        ['text', payment.intentFailed, 'Payment intent creation failed'],
        ['link', payment.returnToPlans, 'Return to Plans'],
      ],
    },
    {
      state: 'whose intent is answered with another status than 200',
      path: basic,
      as: 'newcomer',
      given: ({ answer }) => answer('/create-payment-intent', 201, intent),
      shows: [['text', payment.intentFailed, 'Payment intent creation failed']],
    },
    {
      state: 'of somebody whose subscription can’t be fetched',
      path: basic,
      as: 'member',
      given: ({ answer }) => answer('/getCurrentSubscriptions', 500, { code: 'internal' }),
      shows: [
        ['text', subscription.failed, 'Failed to load subscription details.'],
        ['button', sharedTexts.errors.retry, 'Try again'],
      ],
    },
    {
      state: 'that doesn’t begin',
      path: basic,
      as: 'newcomer',
      given: ({ answer }) => answer('/create-payment-intent', 0),
      shows: [['text', payment.failed, 'Failed to initialize payment. Please try again.']],
    },
    {
      state: 'whose payment fails without a word',
      path: basic,
      as: 'newcomer',
      given: ({ answer }) => answer('/confirm', 500),
      act: pay,
      shows: [['text', payment.processingFailed, 'An error occurred during payment processing.']],
    },
    {
      state: 'whose payment is not answered',
      path: basic,
      as: 'newcomer',
      given: ({ answer }) => answer('/confirm', 0),
      act: pay,
      shows: [['text', payment.unexpected, 'An unexpected error occurred.']],
    },
    {
      state: 'that was paid before, opened again',
      path: '/payment/success?planId=basic&payment_status=success',
      as: 'newcomer',
      given: async ({ context, answer }) => {
        await holdSuccessScreen(context)
        await answer('/getCurrentSubscriptions', 200, paidPlan)
      },
      shows: [['heading', payment.done, 'Payment Successful!']],
    },
    {
      state: 'that is paid',
      path: basic,
      as: 'newcomer',
      given: async ({ context, answer }) => {
        await holdSuccessScreen(context)
        await answer('/confirm', 200, { data: { status: 'succeeded' } })
        await answer('/subscription/add', 200, { data: null })
      },
      act: pay,
      shows: [['heading', payment.done, 'Payment Successful!']],
    },
  ],
})
