/** The branded ids: a swapped argument does not compile. */

/** The id of a person. */
export type UserId = string & { readonly brand: 'UserId' }
