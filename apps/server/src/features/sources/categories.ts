/**
 * The category that a skill implies, for posts whose source names none: a small table of skills by their keys. Skills
 * that occur in every category (Excel, English, API) are not in it.
 */

const skillsByCategory: Record<string, string> = {
  'AI & Machine Learning':
    'machinelearning artificialintelligence deeplearning naturallanguageprocessing nlp computervision tensorflow pytorch llm langchain openaiapi chatgpt generativeai promptengineering aidevelopment aiagentdevelopment neuralnetwork rag',
  'Animation & Motion':
    'animation 2danimation 3danimation characteranimation motiongraphics motiondesign lipsync',
  'Audio & Voice':
    'voiceover voiceacting audioediting mixing musicproduction sounddesign podcastediting narration',
  'Backend Development':
    'nodejs expressjs nestjs django flask fastapi laravel php ruby rubyonrails springboot java golang backenddevelopment aspnet restapi graphql',
  'Bookkeeping & Accounting':
    'bookkeeping accounting quickbooks intuitquickbooks xero accountspayable payroll',
  Copywriting: 'copywriting emailcopywriting creativewriting ghostwriting scriptwriting',
  'Customer Support': 'customersupport customerservice zendesk technicalsupport',
  'Data Analysis': 'dataanalysis datavisualization tableau powerbi microsoftpowerbi datascience statistics',
  'Data Entry': 'dataentry transcription typing',
  'Desktop & Embedded':
    'c++ c# embeddedsystem embeddedc firmware arduino raspberrypi microcontrollerprogramming windowspresentationfoundation qtframework',
  'DevOps & Cloud':
    'devops docker kubernetes terraform aws amazonwebservices microsoftazure googlecloudplatform ci/cd cicd linuxsystemadministration jenkins ansible',
  'Digital Marketing':
    'googleads metaads facebookadsmanager digitalmarketing emailmarketing socialmediamarketing leadgeneration klaviyo',
  'E-commerce Development':
    'shopify woocommerce magento prestashop bigcommerce ecommercewebsitedevelopment shopifytemplates',
  'Engineering & Architecture':
    'autocad revit solidworks electricalengineering architecturaldesign 3drendering',
  'Frontend Development':
    'react nextjs vuejs angular javascript typescript tailwindcss html css html5 css3 frontenddevelopment sveltejs',
  'Game Development': 'unity unrealengine godot gamedevelopment gamedesign roblox',
  'Graphic Design': 'graphicdesign adobeillustrator adobephotoshop adobeindesign canva illustration',
  'Logo & Branding': 'logodesign branding brandidentity',
  'Mobile App Development':
    'flutter reactnative swift swiftui kotlin iosdevelopment androidappdevelopment mobileappdevelopment android ios flutterflow',
  'Project Management': 'projectmanagement scrum agileprojectmanagement asana jira',
  'SEO & Content': 'seo searchengineoptimization contentwriting seowriting seoaudit contentstrategy',
  Translation: 'translation localization subtitling proofreading',
  'UI/UX Design':
    'figma uiuxdesign ui/ux uiux userinterfacedesign userexperiencedesign wireframing prototyping adobexd uxui',
  'Video Editing':
    'videoediting premierepro adobepremierepro davinciresolve aftereffects adobeaftereffects videoproduction',
  'Virtual Assistance': 'virtualassistant virtualassistance administrativesupport scheduling',
  'Web Development':
    'webdevelopment webdesign webapplication fullstackdevelopment webflow wix squarespace website landingpage',
  'Web Scraping': 'webscraping datascraping scrapy webcrawling selenium dataextraction beautifulsoup',
  WordPress: 'wordpress elementor wordpressplugin wordpressdevelopment divi wordpresstheme',
}

const categoryByKey = new Map(
  Object.entries(skillsByCategory).flatMap(([category, keys]) =>
    keys.split(' ').map((key) => [key.replace('/', ''), category]),
  ),
)

/** The category that a skill implies, by the skill's key; undefined when there is none. */
export const findCategoryOfSkill = (key: string): string | undefined => categoryByKey.get(key)
