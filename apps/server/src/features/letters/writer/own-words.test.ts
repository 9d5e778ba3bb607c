/** Tests letters in Spanish, French and German: who writes, the list of works, and the answers in the words of the about text. */
import type { Profile } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'

type Project = Profile['projects'][number]
const project = (fields: Partial<Project>): Project => ({
  title: '',
  client: '',
  what: '',
  result: '',
  url: '',
  skills: [],
  ...fields,
})
const write = ({
  post,
  about,
  projects,
  language,
  note = '',
  availability = '',
}: {
  post: string
  about: string
  projects: Project[]
  language: { value: string; label: string }
  note?: string
  availability?: string
}) =>
  writeLetter(
    createTask({
      job: { title: post.split('.')[0] ?? '', description: post, category: 'Web Development', skills: [] },
      profile: { title: 'Web', about, languages: [language], skills: ['Python'], projects, availability },
      extraInformation: note,
    }),
  )

const spanish = {
  post: 'Necesitamos extraer las opiniones de 65 hoteles y entregarlas en Excel. ¿Cuál es el precio y el plazo de entrega?',
  language: { value: 'es', label: 'Spanish' },
  about:
    'Soy ingeniera de datos. Llevo siete años sacando datos de páginas web para hoteles. Eso empezó con una tesis.',
  projects: [
    project({ title: 'Fichas de orquídeas', what: 'Pasé 1.400 fichas en papel a una base de datos.' }),
    project({
      title: 'Opiniones de viajeros',
      client: 'Consultora Marea',
      what: 'Recogí las opiniones de 94 hoteles: texto completo, nota, fecha y país del viajero. Desplegué los textos cortados y guardé el idioma original en vez de la traducción automática. Después quité los duplicados. Un libro de Excel por hotel y uno general.',
      result: 'Con los datos publicaron dos artículos.',
    }),
  ],
}

test('tells the closest work although it is described at length, with its result', () => {
  const text = write(spanish)
  expect(text).toContain('Uno de mis trabajos: Opiniones de viajeros (Consultora Marea). Recogí las')
  expect(text).toContain('Resultado: con los datos publicaron dos artículos.')
})

test('begins with who writes and since when, and with no sentence that goes on from another one', () => {
  const text = write(spanish)
  expect(text).toContain(
    'Soy ingeniera de datos. Llevo siete años sacando datos de páginas web para hoteles.',
  )
  expect(text).not.toContain('Eso empezó')
})

test('says nothing of age and family', () => {
  const about = 'Tengo 41 años y dos hijos. Llevo siete años sacando datos de páginas web.'
  expect(write({ ...spanish, about })).not.toMatch(/41|hijos/)
})

test('a typed price replaces the one of the profile, in the words of the person', () => {
  const text = write({
    ...spanish,
    note: 'los 65 hoteles 1.150 usd todo incluido, 12 días hábiles, en 24h una muestra',
  })
  expect(text).toContain('Los 65 hoteles 1.150 USD todo incluido, 12 días hábiles, en 24h una muestra')
  expect(text).not.toMatch(/hours|My offer|Mi tarifa/)
})

const french = {
  post: 'Nous cherchons un développeur Laravel pour un outil de réservation trop lent. Comment procéderiez-vous ?',
  language: { value: 'fr', label: 'French' },
  about:
    "Développeur Laravel. Je travaille avec Laravel depuis 2015. Je commence toujours par mesurer les requêtes avant de changer l'outil.",
  projects: [
    project({
      title: 'Calendrier de réservation',
      client: 'Padel Sud',
      what: "Le calendrier lançait 1 400 requêtes par affichage de l'outil. Index composés, chargement groupé.",
      result: 'Affichage de 6,8 s à 0,4 s.',
    }),
  ],
}

test('answers how the work would be done with the sentence that says so', () => {
  const text = write(french)
  expect(text).toContain('Je travaille avec Laravel depuis 2015.')
  expect(text).toContain("Je commence toujours par mesurer les requêtes avant de changer l'outil.")
  expect(text).toContain('Parmi mes réalisations : Calendrier de réservation (Padel Sud). ')
  expect(text).toContain('Résultat : affichage de 6,8 s à 0,4 s.')
})

const german = {
  post: 'Wir suchen jemanden für die Buchhaltung eines Cafés mit Lexware. Was kostet das und ab wann haben Sie Zeit?',
  language: { value: 'de', label: 'German' },
  about: 'Ich betreue seit 2019 vierzehn Cafés und Bäckereien. Lexware seit Version 3.',
  availability: 'ab Mitte Monat, etwa 15 Stunden',
  projects: [
    project({
      title: 'Kassen einer Bäckerei',
      what: 'Abstimmung von drei Kassen, Übergabe aus Lexware an die Kanzlei.',
    }),
  ],
}

test('goes on in lower case after a German greeting, and keeps nouns as they are', () => {
  const text = write(german)
  expect(text).toMatch(/^[^\n]+,\n\nich betreue seit 2019 vierzehn Cafés und Bäckereien\./)
  expect(text).toContain('Aus meiner Arbeit: Kassen einer Bäckerei. Abstimmung von drei Kassen')
  expect(text).not.toContain('Lexware seit Version 3')
  expect(text).toContain('Meine Verfügbarkeit: ab Mitte Monat, etwa 15 Stunden.')
})

test('an abbreviation ends no note', () => {
  const text = write({ ...german, note: '450 € fest für alle Belege inkl. Kasse, 2 Termine' })
  expect(text).toContain('450 € fest für alle Belege inkl. Kasse, 2 Termine')
})

test('what a profile says of its place without naming one is left out', () => {
  const about = 'Je travaille avec Laravel depuis 2015. Transferts de Paris (UTC+1) : IMAP, POP, archives.'
  expect(write({ ...french, about })).not.toContain('Je travaille depuis Transferts')
})

test('lists several works in the language of the letter', () => {
  const second = project({
    title: 'Precios de hoteles',
    what: 'Cada noche un proceso revisa 38 hoteles y deja una tabla.',
  })
  const text = write({ ...spanish, projects: [...spanish.projects, second] })
  expect(text).toContain('Algunos de mis trabajos:\n– Opiniones de viajeros (Consultora Marea). Recogí las')
  expect(text).toContain('\n– Precios de hoteles. Cada noche un proceso revisa 38 hoteles y deja una tabla.')
})

test('a typed price that says when as well replaces both of the profile', () => {
  const text = write({
    ...french,
    availability: 'en semaine',
    note: "9 € de l'heure, dispo 8h-16h heure de France sauf le mercredi",
  })
  expect(text).toContain("9 € de l'heure, dispo 8h-16h heure de France sauf le mercredi.")
  expect(text).not.toContain('Mes disponibilités')
})
