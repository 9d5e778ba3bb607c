/**
 * The graph of imports between source files: its circles and its longest chain. Loading on demand
 * (`import()`) is no edge, since it begins after the importing file has been evaluated.
 */
import { dirname, join } from 'node:path/posix'

/**
 * @param {{ name: string, text: string }[]} sources
 * @returns the number of circles (groups of files that import each other) at run time, the number of those that exist
 *   by types alone, and the length of the longest chain of imports, in files
 */
export function importGraph(sources) {
  const names = new Set(sources.map(({ name }) => name))
  const runtime = new Map()
  const all = new Map()
  for (const { name, text } of sources) {
    const edges = readImports(name, text, names)
    runtime.set(
      name,
      edges.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to),
    )
    all.set(
      name,
      edges.map(({ to }) => to),
    )
  }
  const groups = findGroups(runtime)
  const circles = groups.filter((group) => group.length > 1).length
  const withTypes = findGroups(all).filter((group) => group.length > 1).length
  return { circles, typeCircles: withTypes - circles, longestChain: longestChain(runtime, groups) }
}

function readImports(from, text, names) {
  const edges = []
  for (const [, keyword, type, clause, specifier] of text.matchAll(IMPORT)) {
    const to = resolve(from, specifier, names)
    if (!to || to === from) continue
    const inner = clause?.match(/^\s*\{([^}]*)\}\s*$/)?.[1]
    const allTypes = inner?.split(',').every((one) => !one.trim() || one.trim().startsWith('type '))
    edges.push({
      to,
      typeOnly: Boolean(type) || (keyword === 'import' && Boolean(inner?.trim()) && allTypes),
    })
  }
  return edges
}
const IMPORT = /^(import|export)\s+(type\s+)?(?:([^'"`;]*?)\s+from\s+)?['"]([^'"]+)['"]/gm

function resolve(from, specifier, names) {
  const base = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.startsWith('@gigbell/contract')
      ? join('packages/contract/src', specifier.slice('@gigbell/contract'.length))
      : undefined
  if (base === undefined) return undefined
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => base.replace(/\/$/, '') + end)
    .find((name) => names.has(name))
}

/** Strongly connected components (Tarjan), each after the ones it imports. */
function findGroups(graph) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const onStack = new Set()
  const groups = []
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node), low.get(next)))
      } else if (onStack.has(next)) low.set(node, Math.min(low.get(node), index.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const group = []
    let member
    do {
      member = stack.pop()
      onStack.delete(member)
      group.push(member)
    } while (member !== node)
    groups.push(group)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return groups
}

/** Files of one circle count as one step each, wherever the chain enters it. */
function longestChain(graph, groups) {
  const groupOf = new Map(groups.flatMap((group, at) => group.map((node) => [node, at])))
  const lengths = []
  groups.forEach((group, at) => {
    const below = group.flatMap((node) => graph.get(node) ?? []).map((next) => groupOf.get(next))
    lengths[at] = group.length + Math.max(0, ...below.filter((one) => one !== at).map((one) => lengths[one]))
  })
  return Math.max(0, ...lengths)
}
