/** Trades about being found and bought: search, ads, mails, social media and marketplaces. */
import type { Trade } from './trade.ts'

export const marketingTrades: Trade[] = [
  {
    name: 'seo',
    is: /\b(?:seo|search engine optimi[sz]ation|backlinks?|keyword research|link building|organic (?:traffic|search)|google (?:search console|ranking)|rank\w* (?:on|in) google)\b/i,
    isNot:
      /\b(?:react|django|laravel|full[- ]stack|developer needed|amazon (?!web)(?:\w+ )?(?:optimi[sz]\w+|listings?|sellers?|store|seo|fba)|etsy|ebay)\b/i,
    remarks: [
      {
        when: /\b(?:audit|technical|index\w*|crawl\w*|search console|drop\w*|lost)\b/i,
        says: 'I would first compare the pages Google has indexed with those that should be there; the gap explains most losses before any keyword does.',
      },
      {
        when: /\b(?:migrat\w+|redesign|new (?:site|domain)|redirects?)\b/i,
        says: 'With a new site the redirects of the old pages that earn traffic come first, since what is lost there takes months to regain.',
      },
      {
        when: /\b(?:content|blog|articles?|posts?|writing|write|copy\w*)\b/i,
        unless: /\byoutube\b/i,
        says: 'I would pick topics by what searchers want to do next rather than by volume, so that the visits can turn into customers.',
      },
      {
        when: /\b(?:local|google (?:business|my business|maps)|near me)\b/i,
        says: 'For local search, identical name, address and phone everywhere come before any article.',
      },
      {
        when: /\b(?:backlinks?|link building|outreach|guest posts?)\b/i,
        says: 'I would look at the links your closest competitors have in common first; those are the ones you can get too.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:https?:|www\.|search console|analytics|new (?:site|website)|country|market|local|audience)\b/i,
        asks: 'Which pages or products bring you the customers you want more of?',
      },
    ],
  },
  {
    name: 'ads and tracking',
    is: /\b(?:google ads|facebook ads|meta ads|ppc|adwords|tiktok ads|conversion tracking|tag manager|gtm|google analytics|ga4|data layer|paid (?:ads|media|search)|media buyer|server[- ]side (?:tracking|tagging|measurement))\b/i,
    always:
      'I would check what is counted as a conversion before changing a campaign, because bidding on wrong numbers costs more than a bad ad.',
    isNot: /\b(?:python|script to|adserver)\b/i,
    remarks: [
      {
        when: /\b(?:tracking|tag manager|gtm|ga4|data layer|conversions?|server[- ]side|pixel)\b/i,
        says: 'I would compare the tracked conversions of a few days with your real orders first; bidding on wrong numbers costs more than a bad ad.',
      },
      {
        when: /\b(?:roas|cpa|cost per|scal\w+|budget|spend)\b/i,
        says: 'I would cut what spends without selling before adding campaigns, because that pays for the tests.',
      },
      {
        when: /\b(?:creatives?|ad (?:copy|images|videos)|(?:facebook|meta|instagram|tiktok) ads? (?:campaigns?|specialist|expert|buyer|management))\b/i,
        says: 'On social ads the creative does the targeting, so I would test different ideas against each other and not colors of the same one.',
      },
      {
        when: /\b(?:search|keywords?|google ads|adwords|ppc)\b/i,
        says: 'I would begin with the search terms report, since it shows in an hour which clicks you should never have paid for.',
      },
    ],
    questions: [
      {
        when: /\b(?:(?:ads?|ppc|paid|adwords) (?:campaigns?|accounts?|manager|specialist|expert)|(?:run|manage|launch|set ?up|optimi[sz]e) (?:\w+ ){0,4}(?:ads|campaigns)|media buy\w*)\b/i,
        unless:
          /[$€£]|\b(?:budget|spend|cpa|cost per|roas|per month|monthly|tracking|data layer|dashboards?|reports?|agency|our clients|clientes)\b/i,
        asks: 'What may a new customer cost you at most?',
      },
    ],
  },
  {
    name: 'email marketing',
    is: /\b(?:klaviyo|mailchimp|email (?:marketing|campaigns?|sequences?|flows?|copy\w*|newsletter)|newsletters?|activecampaign|convertkit|drip campaign|cold email)\b/i,
    always:
      'I would look at who has opened anything in the last three months first; the list decides more than the subject line.',
    isNot: /\b(?:landing page (?:design|copy)|assistant|website design)\b/i,
    remarks: [
      {
        when: /\b(?:migrat(?:e|ing|ion)|switch(?:ing)? from|mov(?:e|ing) from)\b/i,
        says: 'I would carry over consent and unsubscribes first and check them by hand, because one mail to people who left is harder to repair than a lost template.',
      },
      {
        when: /\b(?:cold email|outreach|instantly|smartlead|lemlist)\b/i,
        says: 'For cold email I would warm up separate domains and keep the daily number per mailbox low, so that your main domain is never at risk.',
      },
      {
        when: /\b(?:klaviyo|shopify|abandon\w*|e-?commerce|online (?:store|shop))\b/i,
        unless: /\b(?:webinars?|b2b|events?|cold email)\b/i,
        says: 'I would build the welcome and the abandoned cart flow before any campaign, since they run every day without further work.',
      },
      {
        when: /\b(?:deliverab\w+|spam|open rates?|bounce|inbox)\b/i,
        says: 'I would stop emailing people who have not opened for months before changing a subject line; it lifts everything else.',
      },
      {
        when: /\b(?:(?:email|newsletter) (?:designs?|templates?)|html (?:emails?|templates?)|templates? for (?:\w+ ){0,2}(?:emails?|newsletters?))\b/i,
        says: 'I would check templates with images switched off and in dark mode, because a good part of your readers sees them like that.',
      },
      {
        when: /\b(?:copy|write|writing|campaigns?|newsletter)\b/i,
        says: 'I would give each email one purpose and one link; a second offer usually takes clicks from the first.',
      },
    ],
    questions: [
      {
        when: /\b(?:newsletters?|campaigns?|our (?:list|audience)|subscribers?)\b/i,
        unless:
          /\b(?:subscribers|list of|list size|contacts|template|design|webinars?|b2b|\d[\d,.]*k?\+? (?:people|emails|leads))\b/i,
        asks: 'How many people are on the list, and when did they last hear from you?',
      },
    ],
  },
  {
    name: 'social media',
    is: /\b(?:social media (?:manager|management|marketing|content|posts?)|instagram (?:manager|content|growth|reels)|tiktok (?:content|manager)|content calendar|community manager|linkedin (?:content|posts))\b/i,
    remarks: [
      {
        when: /\b(?:reels?|tiktok|shorts?|video)\b/i,
        says: 'With short videos the first two seconds decide, so I would test several openings of the same clip instead of making more clips.',
      },
      {
        when: /\b(?:calendar|schedul\w+|posts?|content)\b/i,
        says: 'I would fix a few recurring formats first; they keep the calendar full and show what your audience comes back for.',
      },
      {
        when: /\b(?:leads?|sales|customers?|bookings?|traffic)\b/i,
        says: 'I would agree on the one thing a follower should do next, otherwise reach grows and nothing follows from it.',
      },
    ],
    questions: [
      {
        unless: /\b(?:photos?|pictures|footage|assets|brand guidelines|canva|designer|provide|raw)\b/i,
        asks: 'Do you have pictures and footage of your own, or would I create all of it?',
      },
    ],
  },
  {
    name: 'marketplace listings',
    is: /\b(?:amazon (?:seller|listing|optimi[sz]ation|store|shop|fba|product|ppc)|seller central|etsy|ebay (?:listing|store)|product listings?|walmart marketplace|upc codes?)\b/i,
    isNot: /\bscrap\w+|crawl\w*/i,
    remarks: [
      {
        when: /\b(?:listing images?|a\+ content|product images)\b/i,
        says: 'For listing images I would read the returns and the worst reviews first, because they say which question each picture has to answer.',
      },
      {
        when: /\b(?:variations?|parent (?:listing|asin)|child asins?)\b/i,
        says: 'I would check the parent listing and its variation theme in a flat file before touching single items, because one wrong attribute there scatters all the sizes.',
      },
      {
        when: /\b(?:set ?up|new (?:account|store|shop)|upc|gtin|brand regist\w+)\b/i,
        says: 'I would sort out product codes and brand registration first, because listings created with the wrong codes have to be created again.',
      },
      {
        when: /\b(?:listings?|titles?|bullets?|keywords?|descriptions?|a\+)\b/i,
        says: 'I would write each listing around the questions buyers ask in the reviews of similar products, and fit the keywords into that.',
      },
      {
        when: /\b(?:ppc|ads|sales|ranking|conversion)\b/i,
        says: 'I would get pictures, price and reviews right before paying for clicks, since ads only make a weak listing more expensive.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:\d+ (?:products|skus?|listings|items)|catalog of|number of products|variations?|suppressed|fix\w*|existing listings?|account manage\w+)\b/i,
        asks: 'How many products are there, and do you already have photos?',
      },
    ],
  },
]
