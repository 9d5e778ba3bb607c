/** The sample job in the pictures of the landing page, and another one in the list. */
const skill = (name: string) => ({ id: name, name })

export const bakery = {
  category: 'Web Development',
  title: 'React dashboard for a bakery chain',
  facts: ['Hourly', 'Intermediate', '$25–45', 'Remote'],
  text: 'We run eleven bakeries and need a dashboard that shows what each shop sold by noon, on a phone.',
  skills: ['React', 'Node.js', 'PostgreSQL', 'Charts', 'PWA', 'Figma'].map(skill),
}

export const clinic = {
  category: 'Data Visualization',
  title: 'Waiting times of a clinic, as a dashboard',
  facts: ['Fixed price', 'Expert', '$1,800', 'Remote'],
  text: 'Our appointments are in a spreadsheet. The board wants to see waits by day and by doctor, nothing more.',
  skills: ['D3.js', 'TypeScript', 'Statistics'].map(skill),
}
