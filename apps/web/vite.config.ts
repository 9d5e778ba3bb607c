/** How the web app is bundled, and how `react-router dev` reaches a server that runs beside it. */
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const server = 'http://localhost:3000'

/** What every page needs, with all it depends on: one file instead of thirty, each of which costs a journey. */
const base =
  /[\\/]app[\\/](root\.tsx|store\.ts|theme\.ts|copy\.ts|shell[\\/](ErrorPage|FullScreenLoading|FollowRoute|Farewell)\.tsx|parts[\\/](Logo|PageTitle|OnDemand|LightButton|icons)\.tsx)$|react-dom[\\/]client\.js$/

export default defineConfig({
  plugins: [reactRouter()],
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
  },
})
