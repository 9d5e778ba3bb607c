/**
 * Removes Markdown from a post's text for its card. Many sources pass on raw Markdown, whose marks are noise in two
 * lines of text. Each pattern is bounded in length, so that no input takes long.
 */
export function stripMarkdown(text: string): string {
  return text
    .replaceAll(/!?\[([^\]\n]{1,200})\]\([^)\s]{1,500}\)/g, '$1')
    .replaceAll(/^[ \t]{0,3}(?:[-*_][ \t]?){3,40}$/gm, '')
    .replaceAll(/^[ \t]{0,3}#{1,6}[ \t]+/gm, '')
    .replaceAll(/^[ \t]{0,6}[*+-][ \t]+/gm, '• ')
    .replaceAll(/`{1,3}([^`\n]{1,200})`{1,3}/g, '$1')
    .replaceAll(/\*\*(?=\S)([^\n]{1,300}?)\*\*/g, '$1')
    .replaceAll(/(?<!\w)__(?=\S)([^\n]{1,300}?)__(?!\w)/g, '$1')
    .replaceAll(/(?<![\w*])([*_])(?=[^\s*_])([^\n*_]{1,200})(?<=\S)\1(?![\w*])/g, '$2')
    .replaceAll('**', '')
    .replaceAll(/\\([\\`*_{}[\]()#+.!-])/g, '$1')
}
