/** Tests of letters in another language than the profile. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'

const letter = (extraInformation: string) =>
  writeLetter(
    createTask({
      job: {
        title: 'Conector de PrestaShop con Odoo',
        description:
          'Necesitamos adaptar un conector de PrestaShop 1.7 con Odoo 17 para una tienda de colchones. ¿Cuál es su tarifa?',
        category: 'Back-End Development',
        skills: ['PrestaShop', 'Odoo'],
      },
      profile: {
        title: 'Odoo and PrestaShop developer',
        about: 'I connect online shops with the systems behind them, and I live in Valladolid.',
        languages: [{ value: 'es', label: 'Spanish' }],
        skills: ['PrestaShop', 'Odoo', 'PHP'],
        projects: [
          {
            title: 'Curtains by measure',
            client: '',
            what: 'Built a PrestaShop 1.7 module and an Odoo connector that creates the production order with the cut sizes.',
            result: '130 orders a day without retyping.',
            url: '',
            skills: [],
          },
        ],
      },
      extraInformation,
    }),
  )

test('a work is quoted in its own language where none is described in that of the letter', () => {
  const text = letter('La carta en español por favor.')
  expect(text).toMatch(/^(?:Hola|Buenos días)/)
  expect(text).toContain('Un ejemplo de mi trabajo, en inglés: ')
  expect(text).toContain('130 orders a day')
})

test('a profile in another script is no part of an English letter', () => {
  const task = createTask({
    job: {
      title: 'Power BI report',
      description: 'A report of sales in Power BI.',
      category: 'Data',
      skills: ['Power BI'],
    },
    profile: {
      title: 'Звіти та Power BI',
      about: 'Я роблю звіти в Power BI для портів.',
      skills: ['Power BI', 'Звіти'],
      availability: 'у будні після 17:00',
      projects: [
        {
          title: 'Звіт Power BI',
          client: 'Порт',
          what: 'Звіт про продажі в Power BI.',
          result: '',
          url: '',
          skills: [],
        },
      ],
    },
  })
  const text = writeLetter({ ...task, options: { ...task.options, language: 'en' } })
  expect(text).toContain('Power BI')
  expect(text).not.toMatch(/\p{Script=Cyrillic}/u)
})

test('a price that was typed for the letter is no work in another language', () => {
  expect(letter('La carta en español. 50 €/h + IVA.')).not.toContain('en inglés: 50 €')
})
