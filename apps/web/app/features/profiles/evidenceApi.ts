/** The calls of evidence cards: what letters can use of a profile. */
import { evidence, type ListedCard } from '@gigbell/contract'
import { api, call, outlivingPage, unwrapData, unwrapList } from '../../api.ts'

/** A change of a card: its use is switched, or its text is corrected. */
export interface CardChange {
  off?: boolean
  text?: string
}

/** The card of a profile that a call is about. */
interface CardAddress {
  profile: string
  card: string
}

export const evidenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    evidence: build.query({
      ...unwrapList((profile: string) => call(evidence.list, { params: { id: profile } })),
      providesTags: ['Evidence'],
    }),
    /** Updates the cache immediately, and reverts it when the call fails. */
    changeCard: build.mutation({
      ...unwrapData(({ profile, card, change }: CardAddress & { change: CardChange }) =>
        outlivingPage(call(evidence.change, { params: { id: profile, card }, body: change })),
      ),
      async onQueryStarted({ profile, card, change }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          evidenceApi.util.updateQueryData('evidence', profile, (cards) =>
            cards.map((one) => (one.id === card ? withChange(one, change) : one)),
          ),
        )
        await queryFulfilled.catch(() => shown.undo())
      },
      // A 404 means that the profile has changed elsewhere, so the cards are refreshed as well.
      invalidatesTags: (_done, error) => (error && error.status !== 404 ? [] : ['Evidence']),
    }),
    /** Deletes a fact that the person had confirmed. */
    deleteFact: build.mutation({
      ...unwrapData(({ profile, card }: CardAddress) =>
        call(evidence.reset, { params: { id: profile, card } }),
      ),
      invalidatesTags: (_done, error) => (error && error.status !== 404 ? [] : ['Evidence']),
    }),
  }),
})

/** Returns a card as the server will list it after a change. The words of the profile undo a correction. */
export function withChange(card: ListedCard, { off = card.off, text = card.text }: CardChange): ListedCard {
  const ofProfile = card.confirmed ? null : (card.original ?? card.text)
  return { ...card, off, text, original: text === ofProfile ? null : ofProfile }
}

export const { useEvidenceQuery, useChangeCardMutation, useDeleteFactMutation } = evidenceApi
