/**
 * The one script of the public pages, which have no React in the browser (README.md). Each page has some of the parts
 * below; a part whose elements are absent does nothing.
 */

import { showDeletedMessage } from './account-deleted.ts'
import { loadContact } from './contact.ts'
import { openDialogsOnDemand } from './dialog-buttons.ts'
import { startHelpSearch } from './help-search.ts'
import { startLetterTry } from './letter-try.ts'
import { startMenus } from './menus.ts'
import { startNewsletterForm } from './newsletter.ts'
import { startPartners } from './partners.ts'
import { loadPrices } from './prices.ts'
import { countSeconds, followColorScheme, followSession } from './visitor.ts'

followColorScheme()
followSession()
showDeletedMessage()
startMenus()
openDialogsOnDemand()
startLetterTry()
loadPrices()
loadContact()
startNewsletterForm()
startPartners()
startHelpSearch()
countSeconds()

// Controls that need this script are inert in the HTML until it has started.
for (const control of document.querySelectorAll<HTMLElement>('[inert]')) control.inert = false
