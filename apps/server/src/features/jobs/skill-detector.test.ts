/** Which known skills are detected in a text. */
import { expect, test } from 'vitest'
import { detectSkills } from './skill-detector.ts'
import { skillKey } from './skills.ts'

const known = new Map(
  'React|React Native|Node.js|C|C++|C#|.NET|Go|Unity|Excel|Adobe Photoshop|AI|Three.js|UI/UX|WordPress|Writing|IAM|GitHub'
    .split('|')
    .map((name) => ({ id: name, name, key: skillKey(name) }))
    .map((skill) => [skill.key, skill]),
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
