/** Returns the words of a text in lower case, including the signs that names of skills contain ('c++', 'node.js'). */
export const tokenize = (text: string): string[] =>
  text.toLocaleLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.+#-]*[\p{L}\p{N}+#])?/gu) ?? []
