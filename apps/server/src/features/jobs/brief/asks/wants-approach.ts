/** Tells whether a question is about how the work would be done. */

const WANTS_APPROACH =
  /\b(?:approach|how (?:would|will|do|are|can) (?:you|u)|how you(?:['’]d|['’]ll| would| will| plan| intend| do| handle| approach)|process|workflow|strategy|(?:your|a|detailed|project|work|rough|content) plan|steps you(?:['’]d| would| will)|walk (?:me|us) through|tackle|method\w*|what would you|how would (?:we|this|it)|what (?:is|would be) your first|first (?:steps?|week|day|thing)|look at first|where you would|how to|was würde[nt]? (?:sie|du|ihr)|wie (?:läuft|organisier\w+|arbeiten sie|stell\w+ sie)|vorgehen|vorgehensweise|herangehen|wie würde\w*|wie gehen|gehen sie\b.{0,40}\bvor|qué harías?|por dónde empez\w+|cómo (?:trabajan?|organiza\w*|comprueba\w*|verifica\w*)|abordar[ií]as?|enfoque|cómo (?:lo )?(?:harías|haría|abordar\w*|trabajas)|que feriez|approche|démarche|comment (?:vous )?(?:vérifi\w+|organis\w+|travaill\w+|se (?:passe|déroule)|feriez|ferais|procéd\w+|comptez|abord\w+))\b/iu

/** Whether a question is about how the work would be done: "What is your approach?" */
export const wantsApproach = (question: string): boolean => WANTS_APPROACH.test(question)
