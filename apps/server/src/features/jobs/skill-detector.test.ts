/** Which known skills are detected in a text. */
import { expect, test } from 'vitest'
import { detectSkills } from './skill-detector.ts'
import { skillKey } from './skills.ts'

const createVocabulary = (names: string) =>
  new Map(
    names
      .split('|')
      .map((name) => ({ id: name, name, key: skillKey(name) }))
      .map((skill) => [skill.key, skill]),
  )
const known = createVocabulary(
  'React|React Native|Node.js|C|C++|C#|.NET|Go|Unity|Excel|Adobe Photoshop|AI|Three.js|UI/UX|WordPress|Writing|IAM|GitHub',
)

test.each([
  ['React Native app with nodejs', ['React Native', 'Node.js']],
  ['Reactor engineer', []],
  ['C++, C# or .NET?', ['C++', 'C#', '.NET']],
  ['node js and UI / UX', ['Node.js', 'UI/UX']],
  ['UI/UX and word press', ['UI/UX', 'WordPress']],
  ['Let us go, in unity, and excel at writing a net gain in C', []],
  ['A game in Unity, numbers in Excel', ['Unity', 'Excel']],
  ['I am here', []],
  ['AWS IAM', ['IAM']],
  ['ai', []],
  ['AI', ['AI']],
  ['We use adobe photoshop.', ['Adobe Photoshop']],
  ['Adobe. Photoshop', []],
  ['Our GitHub has more', ['GitHub']],
  ['https://github.com/ada/react.html', []],
])('%j names %j', (text, skills) => {
  expect(detectSkills('', text, known).map((skill) => skill.name)).toEqual(skills)
})

const knownInDottedWords = createVocabulary(
  'React|React Native|Python|Django|C#|.NET|Node.js|AWS|GitHub|HTML|PHP',
)

test.each([
  ['We use React.We need more', ['React']],
  ['1.Python 2.Django', ['Python', 'Django']],
  ['React.js', ['React']],
  ['C#.NET', ['C#', '.NET']],
  ['c#.net', ['C#']],
  ['Node.js.Also AWS', ['Node.js', 'AWS']],
  ['python3.Django', ['Django']],
  ['Python.React Native.We need both', ['Python', 'React Native']],
  ['We use React.It is great', ['React']],
  ['React.Apply:https://python.example/django.aspx', ['React']],
])('%j names %j around its dots', (text, skills) => {
  expect(detectSkills('', text, knownInDottedWords).map((skill) => skill.name)).toEqual(skills)
})

test.each([
  'github.com',
  'See github.com.We answer soon',
  'github.com/ada/python.Django',
  'www.python.example',
  'index.html',
  'Open (index.html), please.',
  'https://react.dev/x.php',
  'ada.python@mail.example',
])('%j names no skill', (text) => {
  expect(detectSkills('', text, knownInDottedWords)).toEqual([])
})
