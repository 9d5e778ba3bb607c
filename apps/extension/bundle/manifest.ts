/** The manifests of the extension. docs/extension.md says why it has each permission. */

/** The browsers that the extension is built for. */
export const browsers = ['chromium', 'firefox'] as const
export type BrowserName = (typeof browsers)[number]

/**
 * Only the extension's own files are loaded, and nothing is framed. The address of one's own Gigbell is not known here, so
 * calls may go to any host; `src/server.ts` is the only place that sends them.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  'connect-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const sizes = [16, 32, 48, 128]
const icons = Object.fromEntries(sizes.map((size) => [size, `icon-${size}.png`]))

/** Returns the manifest of a browser. No script is declared for pages: nothing runs in a page without a click. */
export function createManifest(browser: BrowserName, version: string) {
  return {
    manifest_version: 3,
    name: 'Gigbell',
    version,
    description: 'Write checked letters next to the post. Reads a page only when you click.',
    icons,
    action: { default_title: 'Gigbell', default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    content_security_policy: { extension_pages: policy },
    ...(browser === 'chromium' ? chromium : firefox),
  }
}

const permissions = ['activeTab', 'scripting', 'storage', 'alarms', 'notifications', 'identity']

const chromium = {
  // sidePanel.open
  minimum_chrome_version: '116',
  permissions: [...permissions, 'sidePanel'],
  background: { service_worker: 'background.js', type: 'module' },
  side_panel: { default_path: 'panel.html' },
}

const firefox = {
  permissions,
  background: { scripts: ['background.js'], type: 'module' },
  sidebar_action: {
    default_title: 'Gigbell',
    default_panel: 'panel.html',
    default_icon: icons,
    open_at_install: false,
  },
  browser_specific_settings: {
    gecko: {
      id: '{7d1c2f0e-55b5-4a7b-9d43-6a6f1f7b0c2e}',
      // The first version that reads the declaration of the transmitted data.
      strict_min_version: '140.0',
      data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] },
    },
    gecko_android: { strict_min_version: '142.0' },
  },
}
