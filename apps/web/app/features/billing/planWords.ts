/** Texts of the plan cards, apart from the rest of billing's: the landing page shows cards and nothing else of it. */
export const planWords = {
  aMonth: (sum: string) => `${sum} a month, billed yearly`,
  /** What is in a plan, each in a few words, so that cards can be compared line by line. */
  contents: {
    alerts: 'Alerts and notifications',
    builtIn: 'Built-in letter writer',
    model: 'Standard AI model',
    advanced: 'Advanced AI models',
    advancedMissing: 'Not connected on this server: the built-in writer writes all letters.',
    score: 'Profile score and tips',
    optimization: 'Profile optimization',
    optimizationPlanned: 'Coming soon. Until then, the same score and tips as on every plan.',
  },
  noPayments: 'Payments are not set up on this server, so paid plans can’t be bought here.',
}
