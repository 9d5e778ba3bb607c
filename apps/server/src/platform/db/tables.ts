/**
 * The shape of every table, for the compiler. The truth is migrations/*.sql; tables.test.ts holds the
 * two against each other.
 */
import type {
  ActivityKind,
  ChannelName,
  Client,
  Delivery,
  JobLevel,
  JobType,
  OutsideChannel,
  Plan,
  SubscriptionStatus,
} from '@gigbell/contract'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Json<T extends object | null> = JSONColumnType<T, string, string>
type Moment = ColumnType<Date, Date, Date>

/** A card as the sandbox keeps it: never its number. `renews` is false for the one that fails later. */
export interface SandboxCard {
  brand: string
  last4: string
  renews: boolean
  /** Absent where none was given: then it is good for years. */
  expiry?: { month: number; year: number } | undefined
}

/** What one payment is less: at most `amount`, once by its `id`. */
export interface Voucher {
  id: string
  amount: number
}

/** An alert as it was when it rang. */
export interface MatchedAlert {
  id: string
  name: string
  query: string
  skills: string[]
}

export interface Tables {
  users: {
    id: Generated<string>
    first_name: string
    last_name: string
    email: string
    mobile_number: string
    country_id: Generated<number>
    password_hash: string | null
    email_verified_at: Date | null
    trial_started_at: Date | null
    created_at: Moment
    sign_ins_after: ColumnType<number, never, number>
  }
  sessions: {
    id: Generated<string>
    token_hash: Buffer
    user_id: string
    created_at: Moment
    last_used_at: Moment
    confirmed_at: Moment
    device: Generated<string>
  }
  call_counts: {
    user_id: string
    begun_at: Moment
    calls: number
  }
  activity: {
    id: GeneratedAlways<number>
    user_id: string
    at: Moment
    what: ActivityKind
    address: string
    device: string
  }
  known_devices: {
    user_id: string
    device: string
    first_seen_at: Moment
  }
  mail_tokens: {
    id: Generated<string>
    token_hash: Buffer
    kind: 'verify' | 'reset'
    user_id: string
    address: string
    created_at: Moment
    expires_at: Moment
    used_at: Date | null
    replaced_at: Date | null
  }
  connections: {
    provider: string
    subject: string
    user_id: string
    label: string
    connected_at: Moment
  }
  provider_tokens: {
    user_id: string
    provider: string
    /** Sealed, as is the other one. */
    access_token: string
    refresh_token: string | null
    expires_at: Moment
  }
  sign_ins: {
    state_hash: Buffer
    browser_hash: Buffer
    provider: string
    session_id: string | null
    user_id: string | null
    referral_code: string | null
    expires_at: Moment
    used_at: Date | null
    begun: GeneratedAlways<number>
  }
  sign_in_codes: {
    code_hash: Buffer
    browser_hash: Buffer
    user_id: string
    expires_at: Moment
  }
  notification_settings: {
    user_id: string
    inbox: Generated<boolean>
    email: Generated<boolean>
    webpush: Generated<boolean>
    telegram: Generated<boolean>
    webhook: Generated<boolean>
    quiet_from: string | null
    quiet_to: string | null
    time_zone: Generated<string>
    webhook_url: string | null
    webhook_secret_salt: string | null
  }
  notifications: {
    id: Generated<string>
    position: GeneratedAlways<number>
    user_id: string
    job_id: string | null
    notice: string | null
    alerts: ColumnType<MatchedAlert[], string | undefined, never>
    shown: Generated<boolean>
    created_at: Moment
    read_at: Date | null
    delay_ms: Generated<number>
    posted_delay_ms: number | null
  }
  deliveries: {
    id: Generated<string>
    notification_id: string
    user_id: string
    channel: OutsideChannel
    digest: 'hourly' | 'daily' | null
    due_at: Moment
    state: Generated<'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'>
    message: string | null
    attempts: Generated<number>
    failing_since: Date | null
    lease_until: Date | null
    fault: string | null
    settled_at: Date | null
  }
  last_rings: {
    alert_id: string
    user_id: string
    rung_at: Moment
  }
  push_keys: {
    only_row: Generated<boolean>
    public_key: string
    private_key: string
  }
  push_subscriptions: {
    id: Generated<string>
    user_id: string
    endpoint_hash: Buffer
    endpoint: string
    p256dh: string
    auth: string
    subscribed_at: Moment
  }
  push_progress: {
    key: string
    subscription_id: string
    sent_at: Moment
  }
  telegram_chats: {
    user_id: string
    chat_id: number
    label: string
    linked_at: Moment
  }
  telegram_codes: {
    code_hash: Buffer
    user_id: string
    expires_at: Moment
  }
  telegram_readers: {
    bot: string
    next_update: Generated<number>
    read_at: Generated<Date>
    reader: string | null
    until: Date | null
  }
  webhook_failures: {
    user_id: string
    url: string
    in_a_row: number
  }
  used_trials: {
    address_hash: Buffer
    used_at: Moment
  }
  past_addresses: {
    address_hash: Buffer
    left_at: Moment
  }
  referral_codes: {
    user_id: string
    code: string
    created_at: Moment
  }
  referrals: {
    id: Generated<string>
    referrer: string
    invited: string | null
    invited_at: Moment
    joined_at: Date | null
    rewarded_at: Date | null
    taken_back_at: Date | null
    refused: 'same_card' | 'limit' | 'given_back' | null
    card_hash: Buffer | null
  }
  credits: {
    id: Generated<string>
    user_id: string
    amount: number
    cause: string
    earned_at: Moment
    checkout_id: string | null
    spent_on: string | null
    taken_back_at: Date | null
  }
  newsletter_subscribers: {
    id: Generated<string>
    email: string
    asked_at: Moment
    confirmed_at: Date | null
  }
  attempts: {
    id: GeneratedAlways<number>
    kind: string
    account: Buffer | null
    address: string
    at: Moment
  }
  subscriptions: {
    id: Generated<string>
    user_id: string
    plan_id: string
    plan: Json<Plan>
    status: SubscriptionStatus
    cancel_at_period_end: Generated<boolean>
    start_date: Moment
    end_date: Moment
    created_at: Moment
    ended_at: Date | null
    next_plan: ColumnType<Plan | null, string | null | undefined, string | null>
  }
  checkouts: {
    id: Generated<string>
    user_id: string
    plan_id: string
    plan: Json<Plan>
    upgrade_from: string | null
    amount: number
    credit: number
    tax: number
    total: number
    currency: string
    gateway: 'sandbox' | 'stripe'
    reference: string | null
    payment_intent: string | null
    client_secret: string | null
    status: 'opening' | 'open' | 'paid' | 'closed'
    known: ColumnType<unknown, string | undefined, string>
    subscription_id: string | null
    created_at: Moment
    referral_credit: Generated<number>
    card_told_for: Date | null
  }
  invoice_counter: {
    only_row: Generated<boolean>
    last: number
  }
  invoices: {
    id: Generated<string>
    number: number
    user_id: string
    subscription_id: string
    gateway_invoice: string
    plan_id: string
    plan_name: string
    status: 'paid' | 'refunded' | 'disputed'
    amount: number
    credit: number
    tax: number
    total: number
    currency: string
    period_start: Moment
    period_end: Moment
    paid_at: Moment
  }
  gateway_events: {
    gateway: string
    id: string
    type: string
    reference: string | null
    checkout: string | null
    payment_intent: string | null
    received_at: Moment
    applied_at: Date | null
  }
  gateway_customers: {
    user_id: string
    gateway: string
    customer: string
  }
  sandbox_subscriptions: {
    id: string
    order_id: string
    payment_intent: string
    plan: Json<Plan>
    next_plan: ColumnType<Plan | null, string | null | undefined, string | null>
    amount: number
    credit: number
    tax: number
    total: number
    card: ColumnType<SandboxCard | null, string | null | undefined, string | null>
    status: 'incomplete' | 'active' | 'past_due' | 'ended'
    renews: Generated<boolean>
    anchor: Date | null
    periods: Generated<number>
    period_end: Date | null
    attempts: Generated<number>
    ended_at: Date | null
    revision: Generated<number>
    next_credit: ColumnType<Voucher | null, string | null | undefined, string | null>
  }
  sandbox_invoices: {
    id: string
    subscription: string
    plan: Json<Plan>
    amount: number
    credit: number
    tax: number
    total: number
    period_start: Moment
    period_end: Moment
    status: 'failed' | 'paid' | 'refunded' | 'disputed'
    at: Moment
    voucher: string | null
  }
  sandbox_delivery: {
    only_row: Generated<boolean>
    late: number
    times: number
    out_of_order: boolean
    sent: Generated<number>
  }
  sandbox_setups: {
    id: string
    subscription: string
    card: ColumnType<SandboxCard | null, string | null | undefined, string | null>
  }
  profiles: {
    id: Generated<string>
    user_id: string
    title: string
    about: string
    skills: string[]
    languages: Json<{ value: string; label: string }[]>
    profile_links: Json<{ linkedin: string; youtube: string; twitter: string }>
    created_at: Moment
    updated_at: Moment
  }
  skills: {
    id: Generated<string>
    name: string
    key: string
    jobs: Generated<number>
  }
  jobs: {
    id: Generated<string>
    /** Whose alone it is; null where it is everybody's. */
    owner_id: string | null
    source: string
    url: string | null
    title: string
    description: string
    category: string
    type: JobType | null
    level: JobLevel | null
    budget_min: number | null
    budget_max: number | null
    currency: string | null
    location: string | null
    applicants: number | null
    client: Json<Client | null>
    skill_ids: Generated<string[]>
    skill_names: Generated<string[]>
    published_at: Moment
    published_known: Generated<boolean>
    arrived_at: Moment
    updated_at: Moment
    fingerprint: Buffer
    search: GeneratedAlways<string>
  }
  alerts: {
    id: Generated<string>
    number: GeneratedAlways<number>
    user_id: string
    name: string
    query: string
    words: string | null
    type: JobType | null
    level: JobLevel[]
    category: string[]
    skills: string[]
    countries: string[]
    countries_out: string[]
    sources: string[]
    skills_match: 'any' | 'all'
    budget_min: number | null
    budget_max: number | null
    applicants_max: number | null
    client_verified: boolean
    channels: ChannelName[]
    delivery: Delivery
    enabled: boolean
    created_at: Moment
    country_keys: GeneratedAlways<string[]>
    country_out_keys: GeneratedAlways<string[]>
    narrowed: GeneratedAlways<boolean>
  }
  alert_anchors: {
    key: string
    alert: number
    words: string | null
  }
  former_numbers: {
    number: number
    user_id: string
  }
  key_counts: {
    key: string
    jobs: number
  }
  job_origins: {
    source: string
    source_id: string
    job_id: string
    url: string | null
  }
  job_choices: {
    kind: 'category' | 'source'
    name: string
  }
  dashboard_visits: {
    user_id: string
    looked_at: Moment
    previous_at: Date | null
  }
  job_totals: {
    only_row: Generated<boolean>
    jobs: number
    version: Generated<number>
    arrivals: Generated<number>
  }
  source_states: {
    source: string
    owner_id: string | null
    polled_at: Moment
    succeeded_at: Date | null
    read: Generated<number>
    added: Generated<number>
    updated: Generated<number>
    unchanged: Generated<number>
    skipped: Generated<number>
    fault: string | null
    failures: Generated<number>
    next_at: Date | null
    rest_until: Date | null
    memory: ColumnType<Record<string, unknown>, string | undefined, string>
  }
  source_rejects: {
    id: GeneratedAlways<number>
    source: string
    owner_id: string | null
    item: string
    reason: string
    at: Moment
  }
  letters: {
    id: Generated<string>
    user_id: string
    subscription_id: string
    job_id: string | null
    profile_id: string | null
    text: string
    model: string
    writer: 'built-in' | 'model'
    extra_information: string
    rewrite_of: string | null
    created_at: Moment
  }
  letter_reservations: {
    id: Generated<string>
    subscription_id: string
    rewrite_of: string | null
    lease_until: Moment
  }
  clock_offset: {
    only_row: Generated<boolean>
    seconds: number
  }
  restoration: {
    only_row: Generated<boolean>
    backup_at: Moment
    started_at: Date | null
  }
  secret_check: {
    only_row: Generated<boolean>
    hash: Buffer
  }
  worker_beats: {
    worker: string
    seen_at: Moment
  }
}
