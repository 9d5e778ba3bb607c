/** Trades about pictures, sound and design. */
import type { Trade } from './trade.ts'

export const creativeTrades: Trade[] = [
  {
    name: 'logo and brand',
    is: /\b(?:logo|brand(?:ing| identity| guidelines)|corporate identity|business cards?|packaging design|label design)\b/i,
    isNot:
      /\b(?:developer|full[- ]stack|odoo|custom brand software|logo (?:sting|animation|reveal)|brand website|my brand|scanned|google sheets?)\b/i,
    remarks: [
      {
        when: /\b(?:packag\w+|labels?|print\w*|box|bottle)\b/i,
        says: 'For print I would get the printer’s template before designing, since folds and bleed decide what can go where.',
      },
      {
        when: /\b(?:redesign|refresh|existing|update|moderni[sz]e)\b/i,
        says: 'In a redesign I would first settle what must stay recognizable, so that regular customers still find you.',
      },
      {
        when: /\blogo\b/i,
        unless: /\b(?:refresh|redraw|redesign)\b/i,
        says: 'I would show the first ideas in black, small and large, because a mark that works that way works everywhere else.',
      },
      {
        when: /\bbrand\w*\b/i,
        says: 'I would try a direction on two real pieces (a website header, a package) before writing any guidelines.',
      },
    ],
    questions: [
      {
        unless: /\b(?:print|packaging|signage|app icon|website|t-?shirts?|social|vehicle|where it will)\b/i,
        asks: 'Where will it be seen most: on a screen, on paper or on a product?',
      },
    ],
  },
  {
    name: 'graphic design',
    is: /\b(?:graphic design\w*|illustrat(?:or|ions?)\b|photoshop|flyers?|brochures?|posters?|banners?|infographics?|book cover|canva|indesign|social media graphics)\b/i,
    isNot: /\b(?:full[- ]stack|api|laravel|react|wordpress|qgis|gis)\b/i,
    remarks: [
      {
        when: /\b(?:book cover|covers?)\b/i,
        says: 'I would judge drafts of a cover at thumbnail size first, since that is how most readers first see it.',
      },
      {
        when: /\b(?:characters?|children['’]?s?|picture book|storyboard|mascot)\b/i,
        says: 'I would draw each character on one sheet from several angles before any scene, so that they look the same on every page.',
      },
      {
        when: /\b(?:flyers?|posters?|leaflets?|roll-?ups?)\b/i,
        unless: /\b(?:resiz\w+|brochure text|text for)\b/i,
        says: 'I would decide what somebody should read from two meters away before arranging the rest.',
      },
      {
        when: /\b(?:social|banners?|ads?|templates?)\b/i,
        says: 'I would make editable templates with limits for text length, so that the series still looks consistent months later.',
      },
      {
        when: /\b(?:infographics?|charts?|annual report)\b/i,
        says: 'I would reduce each page to one statement before drawing it; a chart without one is decoration.',
      },
    ],
    questions: [],
  },
  {
    name: 'ux',
    is: /\b(?:ux|ui\/?ux|ux\/?ui|user (?:interface|experience) design\w*|wireframes?|product designer|usability|figma (?:design\w*|prototype|expert))\b/i,
    isNot: /\b(?:full[- ]stack|backend|developer (?:needed|required)|django|laravel|ux (?:copy|writ\w+))\b/i,
    remarks: [
      {
        when: /\b(?:user research\w*|ux research\w*|interviews|usability (?:tests?|testing))\b/i,
        unless: /\b(?:redesign|rebuild)\b/i,
        says: 'I would write down what the team expects to hear before the first interview, because that shows afterwards what was really learned.',
      },
      {
        when: /\b(?:redesign|improve|existing|enhanc\w+|conversion)\b/i,
        says: 'I would watch a few people use the current version before designing; it is quick and settles most debates.',
      },
      {
        when: /\b(?:dashboard|saas|b2b|complex|admin)\b/i,
        says: 'I would start with the screen your users keep open all day and with real, ugly data in it, because that is where layouts fail.',
      },
      {
        when: /\b(?:mobile|app|ios|android)\b/i,
        unless: /\b(?:research\w*|interviews|desktop only|web app\w*)\b/i,
        says: 'I would test the main path as gray boxes on a phone before choosing a single color.',
      },
      {
        when: /\b(?:design system|components?|library|handoff|developers?)\b/i,
        says: 'I would name components as the developers do and draw all their states, so that the handover needs no meeting.',
      },
      {
        when: /\b(?:website|landing|web design|home ?page)\b/i,
        says: 'I would order the page by the doubts a visitor has and put an answer to each, before thinking about its look.',
      },
    ],
    questions: [
      {
        unless:
          /\b(?:users are|target (?:users|audience)|personas?|research|analytics|wireframes? (?:are|ready)|brand guidelines)\b/i,
        asks: 'What do you already know about your users: numbers, interviews, complaints?',
      },
    ],
  },
  {
    name: 'video',
    is: /\b(?:video edit\w*|youtube (?:editor|video|channel)|premiere pro|after effects|motion graphics|davinci|reels? edit\w*|short[- ]form|color grading|animat(?:ion|or|ed) video|explainer)\b/i,
    remarks: [
      {
        when: /\b(?:youtube|channel|vlog|long[- ]form)\b/i,
        says: 'I would cut the first half minute last, from the strongest moments of the finished video, because that is where viewers leave.',
      },
      {
        when: /\b(?:reels?|tiktok|shorts?|short[- ]form)\b/i,
        says: 'For short clips I would find the sentence that works without context first and build the cut around it.',
      },
      {
        when: /\b(?:explainer|animat\w+|motion)\b/i,
        unless:
          /\b(?:script (?:is )?(?:finished|approved|ready|written)|script (?:&|and) voice (?:exist|are)|already recorded|voice-?over (?:is|recorded)|logo (?:sting|reveal|animation))\b/i,
        says: 'I would get script and voice approved before animating, since a changed sentence costs minutes there and days later.',
      },
      {
        when: /\b(?:interviews?|podcast|talking head|course|webinar)\b/i,
        says: 'I would cut the spoken text first and the pictures after, so that you can approve the content on a rough version.',
      },
      {
        when: /\b(?:ai|face swap|avatar|generat\w+)\b/i,
        says: 'I would test the effect on the most difficult shot first (turned head, moving hand), because that decides whether the method holds.',
      },
    ],
    questions: [
      {
        unless: /\b(?:minutes?|hours? of|footage|\d+ videos|per (?:week|month)|weekly|length|raw)\b/i,
        asks: 'How much raw footage is there for one finished video, and how long should it be?',
      },
    ],
  },
  {
    name: 'audio',
    is: /\b(?:podcast (?:edit\w*|produc\w*)|audio edit\w*|voice ?overs?|sound design\w*|mixing and mastering|audiobook)\b/i,
    remarks: [
      {
        when: /\b(?:voice ?overs?|narrat\w+|audiobook)\b/i,
        says: 'I would record one minute in two different ways first, so that pace and tone are settled before the whole text.',
      },
      {
        when: /\b(?:podcast|interview|episodes?)\b/i,
        says: 'I would agree with you on how much to cut (breaths, pauses, digressions) on one episode first, since that is a matter of taste and sets the time for all the others.',
      },
    ],
    questions: [],
  },
  {
    name: 'cad',
    is: /\b(?:autocad|solidworks|fusion 360|cad (?:design\w*|drawings?|model\w*)|3d (?:model\w*|print\w*|render\w*)|revit|sketchup|blender|product design engineer|mechanical (?:design|engineer\w*))\b/i,
    isNot: /\b(?:developer|software|programmer|web ?site|plugin)\b/i,
    remarks: [
      {
        when: /\b(?:bim coordinator|clash detection|navisworks|ifc)\b/i,
        says: 'I would agree on one origin, one naming and one exchange day for all models first, because most clashes of the first month are modeling errors.',
      },
      {
        when: /\b(?:3d print\w*|prototype|injection|mold\w*|manufactur\w+|cnc)\b/i,
        says: 'How the part will be made decides wall thickness, radii and tolerances, so I would settle that before modeling details.',
      },
      {
        when: /\b(?:render\w*|visuali[sz]\w+|interior|architect\w*)\b/i,
        says: 'I would agree on camera and light with gray models first; materials are quick once the view is right.',
      },
      {
        when: /\b(?:drawings?|autocad|revit|plans?|floor)\b/i,
        unless: /\b(?:bim coordinator|clash\w*|navisworks|prototype)\b/i,
        says: 'I would check the dimensions of the source against each other before drawing, because dimensions that do not add up are usually noticed late.',
      },
    ],
    questions: [],
  },
]
