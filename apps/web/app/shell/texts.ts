/** The texts of the frame around the screens: header, footer, menus, and what is shown instead of a screen. */
export const shellTexts = {
  dashboard: 'Dashboard', // @spec
  jobs: 'Jobs', // @spec
  profiles: 'Profiles', // @spec
  settings: 'Settings', // @spec
  logout: 'Log out', // @spec
  confirmLogout: 'Confirm Logout', // @spec
  confirmLogoutText: 'Are you sure you want to log out?', // @spec
  skip: 'Skip to the content',
  letters: 'Letters',
  insights: 'Insights',
  alerts: 'Alerts',
  notifications: 'Notifications',
  account: 'Your account',
  viewProfile: 'View profile',
  optimization: 'Profile optimization',
  subscription: 'Subscription',
  help: 'Help',
  commands: 'Search or jump to',
  keys: 'Keyboard',
  keyGroups: {
    everywhere: 'Everywhere',
    jobs: 'Jobs',
    jobList: 'Jobs shown as a list',
    sent: 'After applying',
    inbox: 'Notifications',
  },
  scheme: { auto: 'System', light: 'Light', dark: 'Dark', label: 'Appearance' },

  guard: { loading: 'Loading... Please wait' }, // @spec

  connection: {
    offline:
      'You are offline. You see what was loaded last, and what you type is saved when the connection returns.',
    update: 'A new version is ready.',
    reload: 'Reload',
  },

  accountDeleted: {
    text: 'Your account is deleted. Goodbye, and good luck with your work.',
    close: 'Close',
  },

  landing: {
    navigation: { home: 'Home', features: 'Features', pricing: 'Pricing', about: 'About', blog: 'Blog' }, // @spec
    login: 'LOGIN', // @spec
    createAccount: 'CREATE ACCOUNT', // @spec
    loginNow: 'Log In Now', // @spec
    mainNavigation: 'Main',
    openMenu: 'Menu',
    language: 'Language',
    english: 'English',
    loginText: 'Your jobs, letters and profiles are where you left them.',
    dashboard: 'Go to Dashboard',
    footer: {
      about: 'Alerts you when a matching job is posted, and helps you to be among the first who answer.',
      groups: [
        {
          title: 'Features',
          links: [
            { to: '/#features', text: 'Job alerts' },
            { to: '/#writes', text: 'AI proposals' },
            { to: '/extension', text: 'Browser extension' },
            { to: '/plans', text: 'Plans' },
          ],
        },
        {
          title: 'Company',
          links: [
            { to: '/#about', text: 'About' },
            { to: '/#blog', text: 'Blog' },
            { to: '/#stories', text: 'Customer stories' },
            { to: '/#newsletter', text: 'Newsletter' },
          ],
        },
        {
          title: 'Legal',
          links: [
            { to: '/privacy', text: 'Privacy' },
            { to: '/terms', text: 'Terms' },
            { to: '/support', text: 'Support' },
          ],
        },
      ],
    },
  },
}
