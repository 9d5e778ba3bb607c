/** When two spellings are one skill. What is done with skills is elsewhere (queries.ts, sources/). */

/** A skill's name folded so that spellings meet: "Node.js", "NodeJS" and "Node JS" are nodejs; C, C++ and C# stay three. */
export function skillKey(name: string): string {
  return name.toLowerCase().replace(/[\s._/-]/g, '')
}
