/** The calls of the notification settings: settings, push subscriptions and the linked chat. */
import type {
  AnswerOf,
  CallOf,
  ChannelName,
  Connection,
  DataOf,
  NotificationChange,
  NotificationSettings,
  OutsideChannel,
} from '@gigbell/contract'
import { channelNames, connections, notifications, push, telegramLink } from '@gigbell/contract'
import { api, call, outlivingPage, unwrapData } from '../../../api.ts'
import { type AppDispatch, useAppSelector } from '../../../store.ts'

/** A code that links a chat, the link that sends it, and its expiry. */
export type LinkCode = DataOf<typeof telegramLink>

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationSettings: build.query({
      ...unwrapData(() => call(notifications.settings)),
      providesTags: ['NotificationSettings'],
    }),
    renewWebhookSecret: build.mutation({
      ...unwrapData(() => call(notifications.renewWebhookSecret)),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        dispatch(
          settingsApi.util.updateQueryData('notificationSettings', undefined, (settings) => {
            if (settings) settings.webhook_secret = data.webhook_secret
          }),
        )
      },
    }),
    /** Updates the cache immediately, and reverts it when the server refuses. */
    changeNotificationSettings: build.mutation({
      ...unwrapData((body: NotificationChange) =>
        outlivingPage(call(notifications.changeSettings, { body })),
      ),
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const updateShown = (named: Partial<NotificationSettings>) =>
          dispatch(
            settingsApi.util.updateQueryData('notificationSettings', undefined, (settings) => {
              if (settings) Object.assign(settings, named)
            }),
          )
        const optimistic = updateShown(change)
        try {
          const { data } = await queryFulfilled
          // Applies only the fields of this change: the answer may be older than another change in flight.
          const changedNames = ['webhook_url' in change && 'webhook', ...Object.keys(change)]
          if (data)
            updateShown(
              Object.fromEntries(Object.entries(data).filter(([name]) => changedNames.includes(name))),
            )
        } catch {
          optimistic.undo()
        }
      },
    }),

    /** Sends a test message over one channel; the answer says why it could not be delivered. */
    testChannel: build.mutation(
      unwrapData((channel: OutsideChannel) => call(notifications.test, { body: { channel } })),
    ),

    pushKey: build.query<string, void>({
      query: () => call(push.key),
      transformResponse: (answer: AnswerOf<typeof push.key>) => answer.data.key,
    }),
    subscribePush: build.mutation<unknown, CallOf<typeof push.subscribe>['body']>({
      query: (body) => call(push.subscribe, { body }),
    }),
    unsubscribePush: build.mutation<unknown, string>({
      query: (endpoint) => call(push.unsubscribe, { body: { endpoint } }),
    }),

    /** The linked chat, or null. */
    telegramChat: build.query<Connection | null, void>({
      query: () => call(connections.list),
      transformResponse: (answer: AnswerOf<typeof connections.list> | null) =>
        answer?.data?.find(({ provider }) => provider === 'telegram') ?? null,
      providesTags: ['Connection'],
    }),
    linkTelegram: build.mutation(unwrapData(() => call(telegramLink))),
    unlinkTelegram: build.mutation<unknown, void>({
      query: () => call(connections.disconnect, { params: { provider: 'telegram' } }),
      // Also after a refusal, so that a chat that is already unlinked disappears.
      invalidatesTags: ['Connection', 'NotificationSettings'],
    }),
  }),
})

export const {
  useNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useRenewWebhookSecretMutation,
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
  useTelegramChatQuery,
  useLinkTelegramMutation,
  useUnlinkTelegramMutation,
  useTestChannelMutation,
} = settingsApi

/** Reads the settings, from the cache if they are there; undefined when the server does not answer. */
export async function readSettings(dispatch: AppDispatch): Promise<NotificationSettings | undefined> {
  const request = settingsApi.endpoints.notificationSettings.initiate(undefined, { subscribe: false })
  return (await dispatch(request)).data ?? undefined
}

/** Returns which channels are set up and turned on; all of them while that is unknown. */
export function useReachableChannels(): Record<ChannelName, boolean> {
  const { data: settings } = useNotificationSettingsQuery()
  const chat = useTelegramChatQuery()
  const verified = useAppSelector(({ auth }) => auth.user?.email_verified !== false)
  const isReachable = (name: ChannelName): boolean => {
    if (!settings || name === 'inbox') return true
    if (name === 'email' && !verified) return false
    if (name === 'telegram' && chat.data === null && !chat.isError) return false
    if (name === 'webhook' && !settings.webhook_url) return false
    return settings[name]
  }
  return Object.fromEntries(channelNames.map((name) => [name, isReachable(name)])) as Record<
    ChannelName,
    boolean
  >
}
