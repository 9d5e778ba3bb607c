/** How the web app is bundled, and how `react-router dev` reaches a server that runs beside it. */
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://localhost:3000'

/**
 * What every page needs, with all it depends on: four files instead of thirty, each of which costs a journey.
 * Not one: a file is evaluated in one go, and a telephone that does so for long answers nobody meanwhile.
 */
const groups = [
  { name: 'react', test: /[\\/]app[\\/]hydrate\.ts$/, priority: 4 },
  { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 3 },
  { name: 'store', test: /[\\/]node_modules[\\/](@reduxjs[\\/]toolkit|react-redux)[\\/]/, priority: 2 },
  {
    name: 'base',
    test: /[\\/]app[\\/](root\.tsx|store\.ts|theme\.ts|shell[\\/](texts\.ts|(ErrorPage|FullScreenLoading|FollowRoute|Farewell)\.tsx)|components[\\/](texts\.ts|icons\.ts|(Logo|PageTitle|OnDemand|LightButton)\.tsx))$|[\\/]node_modules[\\/]lucide-react[\\/]/,
    priority: 1,
  },
]

/** What an endpoint is for is read in the OpenAPI document, which the server makes; visitors need not load it. */
const withoutSummaries: Plugin = {
  name: 'contract-without-summaries',
  enforce: 'pre',
  transform(code, id) {
    if (!/[\\/]packages[\\/]contract[\\/]src[\\/]/.test(id)) return undefined
    return { code: code.replace(/(\bsummary:\s*)'(?:[^'\\]|\\.)*'/g, "$1''"), map: null }
  },
}

export default defineConfig({
  plugins: [withoutSummaries, reactRouter()],
  resolve: {
    alias: {
      // The contract's rows are read here for their method and path, its shapes as types alone; checking
      // them is the server's work. Without this line 25 kB of zod (compressed) would travel to every visitor.
      zod: fileURLToPath(new URL('./app/no-zod.ts', import.meta.url)),
    },
  },
  server: { proxy: { '/api': server, '/healthz': server } },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
