/** What other features and the shell may use of notifications. */
export { Bell } from './Bell.tsx'
export { jobsArrived } from './inbox.ts'
export { type PushState, pushState, startPush, stopPush } from './push.ts'
export {
  type LinkCode,
  useChangeNotificationSettingsMutation,
  useLazyPushKeyQuery,
  useLinkTelegramMutation,
  useNotificationSettingsQuery,
  useReach,
  useRenewWebhookSecretMutation,
  useSubscribePushMutation,
  useTelegramChatQuery,
  useTestChannelMutation,
  useUnlinkTelegramMutation,
  useUnsubscribePushMutation,
} from './settings.ts'
