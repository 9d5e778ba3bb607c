/** What a marketplace's reader has to say about itself. How mails are read is the same for all of them. */
import type { Marketplace } from './marketplace-mail.ts'

/** The page of a job. `id` is null where its address has none. */
export interface JobPage {
  url: string
  id: string | null
}

/** A marketplace. */
export interface MarketplaceReader {
  name: Marketplace
  /** Returns the job that a page of the marketplace is about; null for its other pages and for other hosts. */
  readJobUrl(url: URL): JobPage | null
  /** Where relative addresses in its texts lead. */
  base: string
}
