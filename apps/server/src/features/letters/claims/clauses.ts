/**
 * Finds the clauses of a sentence that speak about the writer of the letter, and whether they deny, plan or
 * assert something. Which assertions are supported is decided in claims.ts and beside this file.
 */

/** A clause about the writer. */
export type Clause = { text: string; denied: boolean; planned: boolean }

const FIRST_PERSON = /\b(?:I|I['’](?:m|ve|d|ll)|my|me|mine|myself|we|we['’](?:re|ve|d|ll)|our|ours|us)\b/i
const SECOND_PERSON =
  /\b(?:you|you['’](?:re|ve|d|ll)|your|yours|(?:the|this|that) (?:post|job|project|posting|description|listing|brief|role|client|task|ad)|(?:post|job|description|listing) (?:names?|asks?|mentions?|says|lists?|wants?))\b/gi
const DENIED =
  /\b(?:not|no|never|neither|nor|without|lack(?:s|ing)?|cannot|can['’]t|don['’]t|doesn['’]t|do not|haven['’]t|hasn['’]t|isn['’]t|aren['’]t|won['’]t|nothing|missing|yet to|new to me|learn(?:ing)?|outside)\b/i
const PLANNED =
  /\b(?:would|could|should|might|may|will|shall|I['’]d|I['’]ll|we['’]d|we['’]ll|plan to|propose|suggest|want to|like to|intend to|happy to|glad to|if|whether|before|let me|shall I|questions?|wonder|understand|read|see|saw|notice|gather|as I|hope|going to|need to know|ask|asking|know (?:which|what|how|whether|if|when|where|who))\b/i
/** These words assert experience even in a sentence that plans: "With 8 years of React I would …". */
const ASSERTED =
  /\b(?:have (?:built|worked|used|done|been|experience|written|led|managed|delivered|helped|shipped|designed|developed|run|ran|completed|\d|over|more|many|several|extensive|deep|strong)|I['’]ve|experience (?:with|in|of|using)|expert(?:ise)? (?:in|with|at)|proficient|fluent|skilled|speciali[sz]e|years|I (?:built|worked|used|led|managed|delivered|helped|shipped|designed|developed|completed|know|wrote|ran|created|use|build|am an?|hold|earned|graduated|can|bring|offer)|I['’]m an?|my (?:\w+ ){0,2}(?:experience|background|skills|expertise|work (?:with|at|for)|years))\b/i
const OFFERS =
  /\b(?:bring|offer|give|get|gain|gives?|have|hire|with) you\b|\byou(?:['’]ll| will| would)? (?:get|gain|receive|have in me|hire)\b/i
/** These words introduce what the letter took from the post, so the clause is about the post. */
const TAKEN_FROM_POST =
  /\b(?:as I (?:read|understand)|(?:if|how|what|from .*) I (?:take|read|understand|gather)|I (?:take|noted|noticed|gather|understand|see) (?:this|it|that|from)|in my words|I (?:am|'m) (?:writing|answering|applying))\b/i
/** A task in the infinitive, without a subject: "to build a shop". */
const TASK = /^\W*(?:(?:it|this|that|the (?:task|work|job)) is )?(?:to|someone to|how to)\s/i
/** The beginning of a clause with another subject or mood. */
const CLAUSE_BREAK =
  /\s*(?:[;:]|\s[–—-]\s|,?\s(?:but|while|whereas|although|though|and (?=I\b|my\b|you\b|your\b|the post)|so (?=I\b|my\b|you\b|your\b)|because|which is why)\s|,\s(?=(?:I|I['’]\w+|my|you|your|the post|the job|we)\b))\s*/i

/**
 * Returns the clauses that speak about the writer. A sentence without a subject is taken to be about the
 * writer.
 */
export function findWriterClauses(sentence: string): Clause[] {
  const plain = withoutQuotes(sentence)
  const clauses: Clause[] = []
  let aboutMe = !SECOND_PERSON.test(plain) || FIRST_PERSON.test(plain)
  SECOND_PERSON.lastIndex = 0
  for (const text of plain.split(CLAUSE_BREAK)) {
    if (text.trim() === '' || /\?\s*$/.test(text)) continue
    const taken = TAKEN_FROM_POST.test(text) && !OFFERS.test(text)
    if (taken || (TASK.test(text) && !ASSERTED.test(text))) {
      aboutMe = aboutMe && !taken
      if (!ASSERTED.test(text)) continue
    }
    const mine = FIRST_PERSON.test(text) || OFFERS.test(text)
    const yours = [...text.matchAll(SECOND_PERSON)].length > 0
    if (mine) aboutMe = true
    else if (yours) aboutMe = false
    if (!aboutMe) continue
    const asserted = ASSERTED.test(text) || OFFERS.test(text)
    const denied =
      DENIED.test(text) &&
      !/\b(?:not only|no doubt|no problem|no stranger|without (?:any )?(?:trouble|problem)|more than)\b/i.test(
        text,
      )
    clauses.push({
      text: mine ? writerPart(text, asserted) : text,
      denied,
      planned: PLANNED.test(text) && !asserted,
    })
  }
  return clauses
}

/** Removes quotations, because they are the words of somebody else. */
export function withoutQuotes(sentence: string): string {
  return sentence.replace(/"[^"\n]{2,300}"|“[^”\n]{2,300}”/g, (quote) =>
    /[.?!]/.test(quote.at(-2) ?? '') ? '“…” .' : '“…”',
  )
}

/** Removes what a clause says about the reader: "I read that you use Kafka" becomes "I read that". */
function writerPart(text: string, asserted: boolean): string {
  if (OFFERS.test(text)) return text
  const me = text.search(FIRST_PERSON)
  const you = text.search(SECOND_PERSON)
  SECOND_PERSON.lastIndex = 0
  if (you < 0) return text
  if (you < me) return text.slice(me)
  // In "I have experience with your stack, React and Node" everything after the assertion is asserted, too.
  if (
    asserted &&
    /\b(?:experience|expert\w*|proficien\w+|skilled|years|knowledge|speciali[sz]\w+)\b/i.test(
      text.slice(me, you + 40),
    )
  )
    return text
  return text.slice(me, you)
}

/** Returns whether the position in a sentence belongs to a clause about the reader or the post. */
export function refersToPost(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at)
  const seam = [...before.matchAll(new RegExp(CLAUSE_BREAK.source, 'gi'))].at(-1)
  const near = before.slice(seam ? seam.index + seam[0].length : 0)
  if (OFFERS.test(sentence)) return false
  const you = [...near.matchAll(SECOND_PERSON)].at(-1)?.index ?? -1
  const me = [...near.matchAll(new RegExp(FIRST_PERSON.source, 'gi'))].at(-1)?.index ?? -1
  if (you < 0 && me < 0)
    return [...sentence.matchAll(SECOND_PERSON)].length > 0 && !FIRST_PERSON.test(sentence)
  return you > me
}
