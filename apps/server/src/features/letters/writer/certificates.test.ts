/** Tests which certificates of a profile a letter may name as the person's own. */
import { expect, test } from 'vitest'
import { nameCertificates, nameCertificatesFor, tellCertificates } from './certificates.ts'

test.each([
  ['PL-300 since 2021. I write reports.', 'I hold the PL-300 certificate.'],
  [
    'Certificates: SC-300, AZ-500, ITIL 4 Foundation.',
    'I hold the certificates SC-300, AZ-500 and ITIL 4 Foundation.',
  ],
  ['Certified: AZ-104 (Azure Administrator), AZ-800/801.', 'I hold the certificates AZ-104 and AZ-800.'],
  [
    'AZ-305 since 2021, AZ-500 since 2022.\nCKA expired last year.',
    'I hold the certificates AZ-305 and AZ-500.',
  ],
  ['AZ-104 is booked for May.', null],
  ['I teach AZ-900 courses.', null],
  [
    'Certifications: Azure Solutions Architect Expert, Security Engineer Associate.',
    'I hold the certificates Azure Solutions Architect Expert and Security Engineer Associate.',
  ],
  [
    'Certificates: AWS Advanced Networking – Specialty, AWS Solutions Architect – Professional.',
    'I hold the certificates AWS Advanced Networking – Specialty and AWS Solutions Architect – Professional.',
  ],
  ['PL-300 and CKA (both current).', 'I hold the certificates PL-300 and CKA.'],
  ['Microsoft certified: PL-300 (Data Analyst) and DP-600.', 'I hold the certificates PL-300 and DP-600.'],
  [
    'AZ-104 (Azure Administrator Associate) and AZ-140 (Virtual Desktop).',
    'I hold the certificates AZ-104 and AZ-140.',
  ],
])('names the certificates that a profile lists: %s', (listed, expected) => {
  expect(nameCertificates(listed)).toBe(expected)
})

test('finds the certificate of the title among more than a letter names', () => {
  const about = 'Certificates: AZ-104, AZ-500, AZ-305, SC-300, PL-300.'
  expect(nameCertificatesFor('Power BI reports', about)).toBe('I hold the PL-300 certificate.')
})

test.each([
  [
    'AWS and Terraform expert',
    'I hold the certificates AWS Solutions Architect Professional and Terraform Associate.',
  ],
  ['Azure administrator', 'I hold the AZ-104 certificate.'],
  ['Power BI reports', null],
  ['Baker for a ship', null],
])('names the certificates about what the title names: %s', (title, expected) => {
  expect(
    nameCertificatesFor(
      title,
      'Certificates: Solutions Architect Professional, Terraform Associate, AZ-104. PL-300 is planned.',
    ),
  ).toBe(expected)
})

test.each([
  'My team is certified: AWS Solutions Architect Associate.',
  'I helped a bank so that 20 of its engineers passed AZ-104.',
  'My business partner is PMP certified.',
  'For a customer with ISTQB certified testers I built a tool.',
  'I hold workshops about PRINCE2.',
  'Certificates I want: CKA.',
  'Azure work since 2019, e.g. migrating the AZ-104 labs.',
  'Certificates: Salesforce Platform Developer Associate',
])('does not take another person’s certificate for the writer’s: %s', (text) => {
  expect(nameCertificates(text)).toBe(null)
})

test.each([
  [
    'Certifications: Reactive Web Developer, Architecture Specialist (both O11).',
    'I hold the certificates Reactive Web Developer and Architecture Specialist (both O11).',
  ],
  [
    'Certs: MCSE Data Management and Analytics (retired by Microsoft), Tide Data and Charts, Berth Planner passed 2022.',
    'I hold the certificates Tide Data and Charts and Berth Planner.',
  ],
  ['Certified OSCP (2020) and eCPPT.', 'I hold the certificates OSCP (2020) and eCPPT.'],
  ['Certified CKA and CKS, both renewed in 2023.', 'I hold the certificates CKA and CKS.'],
  [
    'AWS certified (Solutions Architect Associate, DevOps Professional), though courses taught me less.',
    'I am AWS certified (Solutions Architect Associate, DevOps Professional).',
  ],
  ['AWS Certified Database Specialty (2021).', 'I hold the AWS Certified Database Specialty certificate.'],
  [
    'I hold the Odoo 17 certification and have delivered over 70 apps.',
    'I hold the Odoo 17 certification and have delivered over 70 apps.',
  ],
])('tells the certificates of any body: %s', (listed, expected) => {
  expect(tellCertificates(`I move databases.\n• ${listed}`, 'AWS and Kubernetes work')).toBe(expected)
})

test.each([
  'Certified bread is what our ovens make.',
  'Certificates: MTCNA, CCNA (expired 2021).',
  'Certifications: AZ-104 (exam booked).',
  'Certificates, passive port ranges, firewall rules.',
  'Certified: a long list, see below.',
])('tells none from: %s', (text) => {
  expect(tellCertificates(text, 'AWS work')).toBe(null)
})

test('leaves out certificates about something else than the post', () => {
  const about = 'Certifications: AZ-104, Professional Baker, CKA.'
  expect(tellCertificates(about, 'Ovens on Kubernetes')).toBe(
    'I hold the certificates Professional Baker and CKA.',
  )
  expect(tellCertificates('AZ-104 certified.', 'Ovens on Kubernetes')).toBe(null)
})
