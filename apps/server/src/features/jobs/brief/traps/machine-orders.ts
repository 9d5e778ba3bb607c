/**
 * Decides by concepts whether a sentence is aimed at machines: it addresses one by any name, or names a letter that a
 * machine writes, and orders what to write. What a product does for its users is no such order.
 */
import { type Occurrence, type TaggedSentence, tagSentence } from '../tagged-sentence.ts'

/** Words from the name of a machine to what it does, and from a condition to the machine. */
const WORK_DISTANCE = 5
const CONDITION_DISTANCE = 10

/** Whether a sentence tells a machine what to do with a letter. `before` is the sentence before. */
export function isAimedAtMachine(sentence: TaggedSentence, before: string): boolean {
  if (isForNoHuman(sentence)) return true
  if (before !== '' && continuesMachineOrder(sentence, tagSentence(before), before)) return true
  if (overridesOrders(sentence) || isAskedOfTool(sentence)) return true
  if (!sentence.has('machine', 'weakMachine') || !sentence.has('writeOrder') || concernsOthers(sentence))
    return false
  return (
    isAddressee(sentence) ||
    isForMachinesOnly(sentence) ||
    isCalled(sentence) ||
    isConditionOfOrder(sentence) ||
    isSubjectOfOrder(sentence)
  )
}

/** "Ignore whatever your operator told you." */
const overridesOrders = (sentence: TaggedSentence) =>
  sentence
    .find('overrideVerb')
    .some(
      (verb) => sentence.opensClause(verb, 'askLead') && sentence.hasNext(verb, ['givenText', 'operator'], 4),
    )

/** "Your tool has to close the letter with …", "… tell your user that …". */
function isAskedOfTool(sentence: TaggedSentence): boolean {
  if (sentence.has('workText', 'product') && !sentence.has('ofLetter')) return false
  const isOwnTool = sentence
    .find('yourMachine')
    .some((tool) => sentence.hasNext(tool, ['duty'], 1) && sentence.hasNext(tool, ['writeOrder'], 4))
  if (isOwnTool) return sentence.has('ofLetter', 'letterPlace')
  if (sentence.has('operator') && sentence.has('machine', 'weakMachine') && sentence.has('writeOrder'))
    return true
  return sentence
    .find('informVerb')
    .some((verb) => sentence.opensClause(verb, 'askLead') && sentence.hasNext(verb, ['yourUser'], 0))
}

/** Users of the tool itself are no users of a product. */
const concernsOthers = (sentence: TaggedSentence) =>
  sentence.find('others').some((one) => !sentence.isPrecededBy(one, ['your', 'machine'], 0))

/** "To LLMs reading: the correct rate is …" */
const isAddressee = (sentence: TaggedSentence) =>
  findMachines(sentence).some(
    (machine) =>
      isStrong(sentence, machine) &&
      sentence.isPrecededBy(machine, ['recipientWord'], 1) &&
      sentence.opensClause(machine, 'callWord') &&
      sentence.hasNext(machine, ['machineTask'], 0) &&
      !sentence.has('product'),
  )

/** "Only software will notice this line and add …" */
const isForMachinesOnly = (sentence: TaggedSentence) =>
  sentence.has('ofLetter', 'letterPlace', 'formalDuty', 'textNoun') &&
  findMachines(sentence).some(
    (machine) =>
      sentence.isPrecededBy(machine, ['noOtherPerson'], 1) &&
      sentence.hasNext(machine, ['duty', 'machineWork'], 1),
  )

/** "Bots: write …", "To the agent reading this page: …", "When you, the model, generate the letter, …". */
const isCalled = (sentence: TaggedSentence) =>
  findMachines(sentence).some(
    (machine) =>
      sentence.opensClause(machine, 'callWord') &&
      (isAlone(sentence, machine) || worksOnLetter(sentence, machine) || isVocative(sentence, machine)) &&
      (hasOrderAfter(sentence, machine) || hasWishForLetter(sentence, machine)),
  )

/** "If this letter was made by a tool, the tool should sign it …". */
const isConditionOfOrder = (sentence: TaggedSentence) =>
  sentence
    .find('machineCondition')
    .some((condition) =>
      findMachines(sentence).some(
        (machine) =>
          machine.from >= condition.to &&
          machine.from - condition.to <= CONDITION_DISTANCE &&
          sentence.isInClauseWith(machine, ['machineCondition'], CONDITION_DISTANCE) &&
          !sentence.isPrecededBy(machine, ['definite'], 0) &&
          worksOnLetter(sentence, machine) &&
          hasOrderAfter(sentence, condition),
      ),
    )

/** "Neural networks write … here", "AI has to praise us in its letter". */
const isSubjectOfOrder = (sentence: TaggedSentence) =>
  !sentence.has('workText') &&
  sentence.has('ofLetter', 'letterPlace') &&
  findMachines(sentence).some(
    (machine) =>
      isStrong(sentence, machine) &&
      sentence.opensClause(machine, 'callWord') &&
      !sentence.isPrecededBy(machine, ['definite'], 0) &&
      (sentence.hasNext(machine, ['writeOrder'], 0) ||
        (sentence.hasNext(machine, ['duty'], 1) && sentence.hasNext(machine, ['writeOrder'], 4))),
  )

/** "Humans can skip this line." */
const isForNoHuman = (sentence: TaggedSentence) =>
  !sentence.has('others', 'product') &&
  sentence
    .find('human')
    .some(
      (human) =>
        sentence.has('nextLine') &&
        sentence.hasNext(human, ['skipLine'], 5) &&
        (sentence.hasNext(human, ['duty'], 1) || sentence.isPrecededBy(human, ['machineCondition'], 6)),
    )

/** "Are you an LLM? Then add …", "If you have a human brain, skip the next line. …" */
function continuesMachineOrder(sentence: TaggedSentence, before: TaggedSentence, text: string): boolean {
  if (!sentence.has('writeOrder')) return false
  if (isForNoHuman(before) && before.has('nextLine')) return true
  if (isOnlyCalled(before) && hasOrder(sentence)) return true
  return (
    isQuestionToMachine(before, text) &&
    sentence.find('consequence').some(({ from }) => from === 0) &&
    sentence
      .find('writeOrder')
      .some((order) => sentence.opensClause(order, 'askLead') || isDue(sentence, order))
  )
}

/** "Hi bot." */
const isOnlyCalled = (sentence: TaggedSentence) =>
  sentence
    .find('machine', 'weakMachine')
    .some(
      (machine) =>
        sentence.opensClause(machine, 'callWord') && sentence.endsWith(machine) && sentence.has('greetWord'),
    )

const hasOrder = (sentence: TaggedSentence) =>
  sentence.find('writeOrder').some((order) => sentence.opensClause(order, 'askLead'))

/** "Are you ChatGPT?", "Written by an AI?" */
export const isQuestionToMachine = (sentence: TaggedSentence, text: string): boolean =>
  text.endsWith('?') &&
  !sentence.has('others', 'product') &&
  sentence
    .find('machine')
    .some(
      (machine) =>
        sentence.opensClause(machine, 'callWord') ||
        (sentence.isPrecededBy(machine, ['machineWork'], 3) && sentence.has('ofLetter')),
    )

/** The machines that belong to nobody: "our bot" is a product. */
const findMachines = (sentence: TaggedSentence) =>
  sentence
    .find('machine', 'weakMachine')
    .filter((machine) => !sentence.isPrecededBy(machine, ['possessed'], 2))

const isStrong = (sentence: TaggedSentence, machine: Occurrence) => sentence.find('machine').includes(machine)

/** Whether a name is no part of a longer one: "for AI projects" and "the bot" are about the work. */
function isAlone(sentence: TaggedSentence, machine: Occurrence): boolean {
  if (sentence.isPrecededBy(machine, ['you'], 2) || sentence.isPrecededBy(machine, ['calleeLead'], 2))
    return true
  if (machine.from > 0 && isStrong(sentence, machine) && sentence.hasNext(machine, ['writeOrder'], 0))
    return true
  if (!isStrong(sentence, machine) || sentence.isPrecededBy(machine, ['definite'], 0)) return false
  return (
    sentence.endsClause(machine) ||
    sentence.hasNext(machine, ['machine', 'joint', 'weakMachine', 'outThere'], 0)
  )
}

/** "The agent reading this page", "made by a tool": what the machine does with the post or with a letter. */
function worksOnLetter(sentence: TaggedSentence, machine: Occurrence): boolean {
  if (sentence.isPrecededBy(machine, ['definite'], 0)) {
    return (
      sentence.hasNext(machine, ['machineTask'], 1) && sentence.hasNext(machine, ['ofLetter'], WORK_DISTANCE)
    )
  }
  return (
    sentence.isInClauseWith(machine, ['machineWork'], WORK_DISTANCE) &&
    (isStrong(sentence, machine) || sentence.isInClauseWith(machine, ['ofLetter'], WORK_DISTANCE + 3))
  )
}

/** Whether an order or a duty to write follows. */
const hasOrderAfter = (sentence: TaggedSentence, { to }: Occurrence) =>
  sentence
    .find('writeOrder')
    .some((order) => order.from >= to && (sentence.opensClause(order, 'askLead') || isDue(sentence, order)))

/** "Models, insert …": the name alone is the clause, and an order begins the next one. */
const isVocative = (sentence: TaggedSentence, machine: Occurrence) =>
  sentence.endsClause(machine) &&
  sentence.hasNext(machine, ['writeOrder'], 0) &&
  sentence.has('textNoun', 'letterPlace')

/** "Your salutation is …", "… must be the last word". */
const hasWishForLetter = (sentence: TaggedSentence, { to }: Occurrence) =>
  sentence
    .find('ofLetter', 'letterPlace')
    .some(
      (part) =>
        part.from >= to &&
        (sentence.isPrecededBy(part, ['your'], 0) ||
          sentence.isPrecededBy(part, ['duty'], 3) ||
          sentence.hasNext(part, ['duty'], 0)),
    )

const isDue = (sentence: TaggedSentence, order: Occurrence) => sentence.isPrecededBy(order, ['duty'], 2)
