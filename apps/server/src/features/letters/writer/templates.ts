/**
 * The fixed sentences of a letter: openings, transitions, missing skills, closings. None makes a claim about
 * the user. index.ts chooses among them by a seed, and rewrites take the next one.
 */
import { joinList } from '../../../platform/text.ts'
import { upperFirst } from '../../jobs/index.ts'

/** What an opening can mention. */
export type Subject = {
  title: string
  task: string | null
  result: string | null
  role: string | null
  long: boolean
}

const quoted = (title: string) => `"${title}"`

/** First sentences that say what the work is. */
export function openings({ title, task, result, role, long }: Subject): string[] {
  const post = title ? `your post ${quoted(title)}` : 'your post'
  if (task) {
    return [
      `${upperFirst(post)} comes down to one thing, as I read it: to ${task}.`,
      `You want someone to ${task}. That is how I understand ${post}, and it is what this letter is about.`,
      `I have read ${post}. The work, as I understand it, is to ${task}.`,
      `From ${post} I take this as the main task: to ${task}.`,
      `If I read ${post} correctly, what you need is someone to ${task}.`,
      `The heart of ${post} seems to be this: to ${task}.`,
    ]
  }
  if (result) {
    return [
      `As I understand ${post}, you need ${result}.`,
      `You are after ${result}; that is what I take from ${post}.`,
      `I am writing about ${post}, in which you ask for ${result}.`,
      `What ${post} asks for, in short, is ${result}.`,
    ]
  }
  if (role) {
    return [
      `You are looking for ${role}, and I would like to answer that as plainly as I can.`,
      `I am writing because you are looking for ${role}.`,
      `Your post asks for ${role}. Here is what I can say to that, and what I would ask first.`,
      `This is my answer to ${post}: what fits, what does not, and what I would need to know.`,
    ]
  }
  return [
    long
      ? `I am writing about ${post}. I will keep to the points that would decide the work for me.`
      : `I am writing about ${post}. It is short on detail, so I will keep to what I know and ask about the rest.`,
    `This is about ${post}. Below is what I can bring to it, and what I would need to know first.`,
    `I have read ${post}, and I would like to answer it plainly.`,
    `Here is a plain answer to ${post}: what fits, what does not, and what I would ask first.`,
  ]
}

/** The same for letters that open with another part. */
export function needs({ title, task, result, role }: Subject): string[] {
  const post = title ? `your post ${quoted(title)}` : 'your post'
  if (task)
    return [
      `What I take from ${post} is that you want someone to ${task}.`,
      `The task in ${post}, as I read it, is to ${task}.`,
      `You describe the work in ${post}; in my words it is to ${task}.`,
    ]
  if (result)
    return [`In ${post} you ask for ${result}.`, `As I read ${post}, the result should be ${result}.`]
  if (role)
    return [
      `You are looking for ${role}, and this is my answer to that.`,
      `As I read your post, you are looking for ${role}.`,
    ]
  return [`This is my answer to ${post}.`, `I am writing about ${post}, and I have kept to what it says.`]
}

/** Skills that the post and the profile share. */
export function shared(names: string[], isTitleSkill: boolean): string[] {
  const list = joinList(names)
  const one = names.length === 1
  return [
    `Of what your post names, ${list} ${one ? 'is' : 'are'} part of my profile.`,
    `${list} ${one ? 'appears' : 'appear'} both in your post and in my profile.`,
    one && isTitleSkill
      ? `The skill your post is about, ${list}, is one that my profile lists.`
      : `Your post and my profile meet at ${list}.`,
    `What connects my profile with your post is ${list}.`,
  ]
}

/** Skills that the post names and the profile does not; `have` is what it lists instead. */
export function gaps(missing: string[], have: string[], some: boolean): string[] {
  const list = joinList(missing, 'or')
  const instead = have.length > 0 ? joinList(have) : ''
  const them = missing.length === 1 ? 'it' : 'them'
  if (some) {
    return [
      `My profile does not list ${list}, so please weigh that part against what else you read here.`,
      `One thing to know beforehand: ${list} ${missing.length === 1 ? 'is' : 'are'} not in my profile.`,
      `I should add that my profile does not cover ${list}; if much of the work depends on ${them}, tell me and we can talk about it openly.`,
      `You also name ${joinList(missing)}; my profile does not, and I would rather say so now than later.`,
    ]
  }
  if (instead) {
    return [
      `Your post names ${joinList(missing)}; my profile does not, so I want to be open about that. What it does list is ${instead}.`,
      `To be plain about the gap: ${list} ${missing.length === 1 ? 'is' : 'are'} not in my profile, which covers ${instead}. Whether that is enough for this work is for you to judge.`,
      `Not everything fits: ${list} ${missing.length === 1 ? 'is' : 'are'} not in my profile. What you find there is ${instead}.`,
      `You ask for ${joinList(missing)}, and my profile does not list ${them}. If ${instead} ${have.length === 1 ? 'is' : 'are'} of use for this work, it may still be worth a reply.`,
      `I will not pretend otherwise: my profile does not list ${list}. It lists ${instead}, and the fit depends on how much of the work lies there.`,
    ]
  }
  return [
    `Your post names ${joinList(missing)}; my profile does not, so please treat this letter as an offer to talk rather than a finished case.`,
    `My profile does not list ${list}, and I would rather say so at the start than have you find out later.`,
    `To be plain about it: ${list} ${missing.length === 1 ? 'is' : 'are'} not in my profile. If that rules me out, I understand.`,
  ]
}

/** Skills of a profile, for posts without comparable skills. */
export function offers(have: string[]): string[] {
  const list = joinList(have)
  return [
    `My profile lists ${list}; you will know best how much of that this work needs.`,
    `For orientation, the skills in my profile are ${list}.`,
    `What my profile lists is ${list}.`,
  ]
}

/** For profiles without comparable skills. */
export const nothingToCompare = [
  'My profile says little about work of this kind, so I would rather not make promises in a first letter.',
  'There is little in my profile that I could hold against your post, and I will not dress that up.',
  'I would rather show you how I think about the task than list things my profile does not say.',
]

/** Single steps of the post, in its words. */
export function steps(parts: string[]): string[] {
  if (parts.length === 0) return []
  const [first = '', second = ''] = parts
  if (parts.length === 1) {
    return [
      `The point I would want to go through with you first is how to ${first}.`,
      `One part stands out to me: to ${first}. I would settle that early.`,
      `Before anything else I would like to agree on how to ${first}, since the rest seems to rest on it.`,
    ]
  }
  return [
    `From your list I would look first at two points: to ${first}, and to ${second}. I would agree on a small first result there before going further.`,
    `Two parts of your description seem to decide the rest: to ${first}, and to ${second}. I would start by writing down with you what done means for each.`,
    `You also want someone to ${first} and to ${second}. I would take these one at a time and show you each before starting the next.`,
    `I noted that the work includes two steps in particular: to ${first}, and to ${second}. Which of them matters more to you would decide where I begin.`,
  ]
}

/** How the work would begin if the post lists no steps. These are plans, not claims. */
export const plans = [
  'I would begin with a small piece that you can look at, and go on only once it is what you meant.',
  'As a first step I would write down what I understood, in a few lines, so that you can correct it before any work is done.',
  'My suggestion is to agree on one small result first. It shows both of us quickly whether we understand each other.',
  'I would split the work into parts that can be checked one by one, so that nothing has to be taken on trust.',
]

/** Introductions of one question, or of two. */
export const oneQuestion = [
  'One question before anything else:',
  'What I would need to know first:',
  'A question in return:',
  'One thing your post leaves open:',
]
export const twoQuestions = [
  'Two questions would help me to judge the work properly.',
  'Your post leaves two points open for me.',
  'Before I could name a plan, I would ask two things.',
  'There are two things I would like to know.',
]

/** Closing sentences. */
export const closes = [
  'If this sounds right to you, a short reply is enough and we can go through the details.',
  'I am glad to go into any of this in more detail if you write back.',
  'If I have misread something, tell me and I will correct it.',
  'Write to me if you would like to talk it over.',
  'Thank you for reading; I look forward to your answer.',
]

/** Neutral sentences for letters that would be too short. */
export const fillers = [
  'I prefer to ask before I start rather than guess, so please add anything that seems too obvious to mention.',
  'A sample, a link or a rough sketch of what you have in mind would help me more than a long description.',
  'I will keep you informed in writing as the work goes on, so that you can change course early.',
  'If some of this turns out to be outside what I can do well, I will say so before any time is spent on it.',
  'It would also help to know which points are fixed and where you are open to suggestions.',
  'Once these points are clear, I can tell you in a few lines how I would go about it and in which order.',
]

export const greetings = ['Hello,', 'Hi,', 'Good day,', 'Hello there,']
export const partings = ['Best regards,', 'Kind regards,', 'Regards,', 'With kind regards,']
