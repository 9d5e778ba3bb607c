/** The texts of the page about the browser extension. */
export const texts = {
  title: 'Gigbell next to the post',
  lead: 'The browser extension reads the post in front of you, writes the letter beside it, and puts it into the field you choose. It does nothing without your click.',
  chrome: 'Download for Chrome',
  firefox: 'Download for Firefox',
  other: 'Chrome, Edge, Brave and other Chromium browsers, version 116 or newer; Firefox 140 or newer.',
  install: 'Install it in Chrome',
  steps: [
    {
      title: 'Unpack the file',
      text: 'Download it, and unpack it into a folder that you keep: the browser loads the extension from there.',
    },
    {
      title: 'Turn on Developer mode',
      text: 'Open chrome://extensions, and turn on Developer mode at the top right.',
    },
    {
      title: 'Load the folder',
      text: 'Click Load unpacked, and select the folder. Then pin Gigbell to the toolbar.',
    },
    {
      title: 'Connect, and read a post',
      text: 'Open a job, click the Gigbell icon, and click Connect. After that, one click reads a post.',
    },
  ],
  inFirefox: 'In Firefox',
  firefoxSteps:
    'Open about:debugging#/runtime/this-firefox, click Load Temporary Add-on, and select the downloaded file. Firefox removes it when it closes.',
  ownAddress: 'If you run Gigbell yourself',
  ownAddressText: 'Right-click the Gigbell icon, open Options, and enter the address of your Gigbell.',
  may: 'What it may do',
  promises: [
    'It reads a page only when you click “Read this post”, once for each click. Nothing runs in a page before or after.',
    'It never opens, refreshes, fills in or sends anything by itself. You send your proposal on the marketplace.',
    'It talks to your Gigbell only, with a token that you can revoke under Settings.',
    'A post that you read is visible to you alone.',
  ],
  pictures: {
    unpack: 'A downloaded archive becomes a folder.',
    mode: 'The switch for Developer mode at the top of the page of extensions.',
    load: 'The button Load unpacked, and the folder.',
    read: 'A post with the panel of Gigbell beside it.',
  },
}
