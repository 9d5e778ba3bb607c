/** The words of a text in lower case: letters and figures, with what skills carry inside and behind ('c++', 'node.js'). */
export const tokenize = (text: string): string[] =>
  text.toLocaleLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.+#-]*[\p{L}\p{N}+#])?/gu) ?? []
