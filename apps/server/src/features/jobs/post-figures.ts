/**
 * Figures counted over posts by scripts/count-posts.ts; please do not edit them manually.
 */

/** Terms with the number of posts in a thousand that have them, counted in 584 posts. */
export const FREQUENT_WORDS = `
develop:517 data:390 python:315 imple:303 creat:281 =app:274 design:265 problem:245 solv:233 system:233
knowledg:226 solution:224 =database:212 manag:212 problem-solv:209 =built:188 api:188 expertis:183 integr:183
web:182 languag:180 user:180 =automate:171 communic:171 process:170 proficienc:170 integrat:164
collaborat:159 =write:158 proven:158 tool:158 platform:156 technolog:156 =test:154 performanc:151 code:147
programm:147 attention:144 join:144 servic:144 softwar:142 familiarit:140 aw:139 optimiz:139 responsibl:139
=website:137 specific:134 ai:132 support:132 key:130 background:127 project:127 =fix:125 issu:123 learn:122
custom:120 level:120 proces:120 environ:118 relevant:118 =scrape:116 exist:116 model:113 set:113 =server:111
complet:111 meet:111 script:111 deep:110 maintain:110 hear:108 inform:108 updat:108 =manual:106 busines:106
featur:104 improv:104 independentl:104 javascript:104 understand:104 handl:103 cloud:101 enhanc:101
functionalit:101 securit:101 technical:101 ensur:99 framework:99 variou:99 setup:98 opportunit:96 analysi:94
docu:94 involv:94 medium:94 report:94 requir:94 track:94 deploy:92 engin:92 relat:92 exampl:91 =run:89
part:89 configur:87 compan:86 product:86 high-qualit:84 machin:84 siz:84 train:84 dur:82 friendl:82
functional:82 highl:82 successful:82 market:80 practic:80 result:80 task:80 =dashboard:79 =take:79 end:79
http:79 interfac:79 larg:79 seamles:79 analyz:77 complex:77 field:77 passionat:77 talent:77 analytical:75
efficient:75 medium-siz:75 provid:75 assist:74 deliv:74 generat:74 proficient:74 user-friendl:74 acces:72
add:72 file:72 intermediat:72 comput:70 current:70 effectivel:70 html:70 preferr:70 techniqu:70 =chatbot:68
architectur:68 function:68 goal:68 identif:68 main:68 sourc:68 backend:67 comprehensiv:67 expect:67
multipl:67 record:67 scalabl:67 utiliz:67 conduct:65 dynamic:65 essential:65 fil:65 read:65 =spreadsheet:63
accurac:63 cod:63 different:63 find:63 open:63 sett:63 allow:62 necessar:62 numb:62 resolv:62 =shop:60 cs:60
estimat:60 interest:60 =lead:58 deliver:58 e.g:58 format:58 infrastructur:58 specialist:58 us:58 advanc:57
connect:57 imag:57 optim:57 pipelin:57 robust:57 industr:55 microsoft:55 real:55 review:55 =cost:53 =video:53
algorithm:53 amazon:53 capabilit:53 dataset:53 long:53 previou:53 remot:53 stack:53 strateg:53 term:53
=speed:51 account:51 currentl:51 edge:51 familiar:51 perform:51 principl:51 respons:51 scienc:51 send:51
simpl:51 standard:51 type:51 =resume:50 analytic:50 attach:50 azur:50 back:50 chang:50 clear:50 extensiv:50
innovativ:50 question:50 =sold:48 approach:48 challeng:48 contain:48 cutt:48 deliverabl:48 dev:48 forward:48
natural:48 network:48 output:48 secur:48 closel:46 date:46 deplo:46 devop:46 efficienc:46 enabl:46 engag:46
english:46 focu:46 front:46 googl:46 latest:46 loc:46 pdf:46 potential:46 request:46 text:46 trend:46
=article:45 =grew:45 =legal:45 =payment:45 control:45 cutting-edg:45 effectiv:45 futur:45 individual:45
onlin:45 ord:45 point:45 pric:45 structur:45 submit:45 timelin:45 troubleshoot:45 version:45 =email:43
call:43 customiz:43 form:43 leverag:43 librar:43 off:43 possibl:43 shar:43 cros:41 engineer:41 gener:41
messag:41 position:41 quer:41 stay:41 basic:39 cov:39 excit:39 front-end:39 integrit:39 monit:39 mysql:39
proposal:39 reliabl:39 seamlessl:39 check:38 collabor:38 communicat:38 concept:38 contribut:38 cre:38
crucial:38 csv:38 degre:38 driv:38 memb:38 ongo:38 op:38 operat:38 overview:38 right:38 scalabilit:38
stakehold:38 think:38 ui:38 =make:36 =migrate:36 acros:36 anoth:36 area:36 bett:36 brief:36
cross-functional:36 django:36 guidanc:36 install:36 intermediate-level:36 link:36 monitor:36 name:36
objectiv:36 particularl:36 pow:36 search:36 solid:36 =login:34 architect:34 ci:34 convert:34 dock:34
driven:34 full:34 hand:34 i'm:34 java:34 php:34 primar:34 recommend:34 trad:34 =recruit:33 =school:33
=translate:33 abilit:33 cd:33 deadlin:33 feedback:33 fix:33 insight:33 lett:33 organiz:33 play:33 stor:33
streamlin:33 vision:33 =chat:31 =research:31 accurat:31 additional:31 alread:31 automaticall:31 c++:31
clean:31 com:31 contact:31 demonstrat:31 efficientl:31 list:31 mechanism:31 passion:31 reach:31 reliabilit:31
schedul:31 specificall:31 =bank:29 =proofread:29 accuratel:29 achiev:29 align:29 certific:29 collaborativ:29
complianc:29 crm:29 debugg:29 decision:29 devic:29 digital:29 evaluat:29 follow:29 gath:29 gpt:29 guid:29
initial:29 mobil:29 non:29 pars:29 plan:29 present:29 profil:29 quick:29 rate:29 real-tim:29 seni:29
specifi:29 target:29 usag:29 word:29 =offline:27 addres:27 availabilit:27 capabl:27 consultant:27 discus:27
download:27 establish:27 idea:27 input:27 intuitiv:27 json:27 load:27 maintenanc:27 methodolog:27 net:27
nlp:27 oper:27 option:27 preferabl:27 program:27 scop:27 size:27 smooth:27 storag:27 tech:27 titl:27 ux:27
visual:27 wordpres:27 work:27 aim:26 analyst:26 aris:26 assess:26 assistanc:26 chatgpt:26 collaborativel:26
collect:26 conversion:26 correctl:26 defin:26 execut:26 fit:26 flexibl:26 it':26 logic:26 material:26
modul:26 orient:26 outlin:26 portfolio:26 postgresql:26 propos:26 retrieval:26 scal:26 tim:26 top:26 url:26
validat:26 valu:26 =ad:24 =health:24 =logo:24 additionall:24 back-end:24 base:24 c#:24 connection:24
creativ:24 employ:24 flow:24 gett:24 github:24 instanc:24 interaction:24 lambda:24 limit:24 llm:24 map:24
metric:24 odoo:24 pag:24 prepar:24 protocol:24 refin:24 show:24 small:24 third:24 timefram:24 transaction:24
transform:24 valid:24 view:24 action:22 activit:22 answ:22 budget:22 certifi:22 component:22 continuou:22
critical:22 dedicat:22 determin:22 domain:22 easy:22 especiall:22 found:22 hands-on:22 ideall:22 identify:22
important:22 interpret:22 keep:22 kubernet:22 note:22 page:22 participat:22 peopl:22 person:22 posses:22
procedur:22 produc:22 production:22 public:22 referenc:22 regular:22 s3:22 seo:22 start:22 statu:22 succes:22
tabl:22 typ:22 up-to-dat:22 administrat:21 along:21 br:21 calculat:21 case:21 column:21 competitiv:21
continuousl:21 core:21 db:21 depth:21 enterpris:21 execution:21 least:21 manipul:21 maximum:21 measur:21
minimum:21 motivat:21 paramet:21 partn:21 phon:21 progres:21 prop:21 purpos:21 quickl:21 resourc:21 self:21
stat:21 step:21 successfull:21 transf:21 upload:21 volum:21 adapt:19 bi:19 blockchain:19 click:19
completion:19 consider:19 continu:19 dail:19 dependenc:19 don't:19 easil:19 ec2:19 extension:19 focus:19
git:19 graph:19 ground:19 in-depth:19 increas:19 interactiv:19 internal:19 june:19 launch:19 line:19 linux:19
log:19 match:19 operational:19 optimal:19 organ:19 pattern:19 postgr:19 return:19 scenario:19 scientist:19
screen:19 several:19 short:19 social:19 startup:19 statistical:19 stock:19 sure:19 templat:19 total:19
we'r:19 well:19 =audio:17 address:17 agent:17 agil:17 appropriat:17 around:17 ask:17 audienc:17 bachelor':17
basi:17 believ:17 cas:17 categor:17 combin:17 commerc:17 compatibilit:17 crypto:17 data-driven:17
detail-orient:17 detect:17 detection:17 directl:17 divers:17 educational:17 entir:17 extract:17 fetch:17
free:17 gcp:17 group:17 highlight:17 hire:17 hourl:17 id:17 interact:17 interview:17 juni:17 keen:17 look:17
maintainabl:17 media:17 packag:17 panda:17 past:17 polic:17 post:17 receiv:17 regard:17 relationship:17
sampl:17 serverles:17 shopif:17 significant:17 solana:17 telegram:17 third-part:17 thorough:17 throughout:17
token:17 try:17 twitt:17 use:17 virtual:17 visuall:17 you'r:17 adjust:15 administr:15 alert:15 appeal:15
associat:15 bachelor’:15 brows:15 care:15 clearl:15 commit:15 criteria:15 everyth:15 exceptional:15 expand:15
expert:15 explain:15 eye:15 fac:15 full-tim:15 general:15 gpu:15 human:15 impact:15 keyword:15 lay:15
layout:15 life:15 live:15 long-term:15 low:15 mann:15 mean:15 ment:15 ml:15 modern:15 nam:15 offer:15
open-sourc:15 overall:15 plann:15 pri:15 prompt:15 remain:15 remov:15 repl:15 responsiv:15 responsivenes:15
retriev:15 salar:15 selenium:15 side:15 sign:15 studio:15 tensorflow:15 terraform:15 topic:15 valuabl:15
verbal:15 world:15 addition:14 agenc:14 asses:14 asset:14 assign:14 aug:14 collection:14 communit:14
compar:14 condition:14 consid:14 context:14 correct:14 countr:14 demand:14 diagram:14 displa:14 dive:14
educ:14 ele:14 estat:14 evalu:14 event:14 experienc:14 external:14 filt:14 frontend:14 graphic:14 guidelin:14
hous:14 immediatel:14 import:14 incorporat:14 index:14 innov:14 instagram:14 inventor:14 item:14 jenkin:14
les:14 los:14 method:14 min:14 mongodb:14 monthl:14 nativ:14 non-technical:14 object:14 offic:14 perfect:14
protect:14 pytorch:14 quot:14 rang:14 rd:14 recognition:14 relational:14 responsibilit:14 restful:14 rul:14
salesforc:14 sdk:14 second:14 select:14 ser:14 serv:14 session:14 showcas:14 strategic:14 summar:14 tailor:14
thriv:14 toda:14 traffic:14 uniqu:14 upwork:14 usa:14 weekl:14 window:14 =led:12 =property:12 =voice-over:12
accessibl:12 alway:12 apply:12 balanc:12 becom:12 cannot:12 central:12 compil:12 consistenc:12
contribution:12 cryptocurrenc:12 cultur:12 deal:12 desir:12 desirabl:12 desktop:12 due:12 encourag:12
endpoint:12 etl:12 excellenc:12 face:12 fast-pac:12 filter:12 final:12 fine:12 finish:12 formatt:12 gather:12
gitlab:12 golang:12 help:12 histor:12 hit:12 hope:12 i've:12 influenc:12 intelligent:12 invest:12 invit:12
job:12 journ:12 mainl:12 microservic:12 mind:12 mindset:12 mission:12 modific:12 newl:12 node.j:12 nodej:12
openai:12 organizational:12 original:12 pac:12 paid:12 permission:12 phas:12 plugin:12 power:12 pre:12
presenc:12 priorit:12 proactiv:12 professional:12 properl:12 prox:12 pull:12 rag:12 rest:12 row:12 scrap:12
seem:12 simultaneousl:12 singl:12 soon:12 speak:12 specializ:12 stud:12 suggestion:12 suit:12 switch:12
tak:12 teamwork:12 togeth:12 turn:12 twilio:12 ubuntu:12 uk:12 unit:12 util:12 want:12 watch:12 whol:12
will:12 =catalogue:10 =entry:10 =teach:10 actionabl:10 actual:10 adher:10 adherenc:10 admin:10 advantag:10
ai-driven:10 ai-power:10 airflow:10 amount:10 applicant:10 art:10 asp.net:10 assistant:10 audit:10
basicall:10 beautifulsoup:10 big:10 bucket:10 buy:10 calcul:10 channel:10 choos:10 clas:10 cloud-bas:10
codebas:10 come:10 comfortabl:10 committ:10 compatibl:10 config:10 confirm:10 connectivit:10 consistent:10
consult:10 container:10 convers:10 conversational:10 correspond:10 craft:10 credential:10 delet:10 describ:10
detail:10 discover:10 display:10 dut:10 ec:10 effectivenes:10 emerg:10 encod:10 equivalent:10 exact:10
examin:10 explor:10 export:10 facilitat:10 fact:10 feed:10 fill:10 gain:10 generativ:10 github.com:10 go:10
gui:10 heav:10 indicat:10 inquir:10 internet:10 licens:10 lifecycl:10 local:10 locat:10 manuall:10 maximiz:10
meaningful:10 mention:10 mentorship:10 modify:10 multi:10 node:10 notific:10 optional:10 orchestr:10
part-tim:10 particular:10 period:10 plac:10 preferenc:10 privac:10 profit:10 purchas:10 raw:10 recover:10
releas:10 replac:10 resolution:10 rout:10 scrapp:10 scratch:10 sect:10 sens:10 sent:10 sheet:10 simulat:10
smart:10 soft:10 sophisticat:10 special:10 staff:10 stag:10 statistic:10 strip:10 styl:10 subject:10
suggest:10 suitabl:10 transition:10 tun:10 typescript:10 variabl:10 visibilit:10 warehous:10 zoom:10`

/** Pairs of skills with the cosine of their occurrences in hundredths, counted in 5606 posts. */
export const RELATED_SKILLS = `
MQL 4|MQL 5|84
MetaTrader 4|MQL 4|78
Android|iOS|77
Amazon|Amazon Seller Central|71
Mathematics|MATLAB|71
Roku Development|TV Set|71
Zoho Creator|Zoho CRM|71
Microsoft Dynamics CRM|Microsoft Dynamics Development|68
Microsoft Dynamics Development|Microsoft Dynamics ERP|68
Game Design|Game Development|67
Android|Smartphone|66
Web Design|Web Development|65
iOS|Smartphone|65
Microsoft Dynamics 365|Microsoft Dynamics Development|65
Apex|Salesforce Lightning|64
MetaTrader 4|MQL 5|63
Product Design|Product Development|63
CSS|HTML|62
Salesforce App Development|Salesforce Lightning|62
AR Application|Augmented Reality|61
Apex|Salesforce App Development|60
Product Management|Product Roadmap|60
Android|Mobile App Development|60
Salesforce App Development|Salesforce CRM|59
Functional Testing|Software QA|59
Software QA|Test Case Design|59
Salesforce CRM|Salesforce Lightning|58
Web Development|WordPress|58
Apex|Salesforce CRM|57
Artificial Intelligence|Machine Learning|57
Microsoft Dynamics 365|Microsoft Dynamics ERP|57
Software QA|Web Testing|56
Software Testing|Test Case Design|56
Three.js|WebGL|56
Shopify|Shopify Templates|55
iOS|Mobile App Development|55
Embedded System|Microcontroller Programming|55
Web Design|WordPress|54
Data Engineering|ETL Pipeline|53
Software QA|Software Testing|53
User Experience Design|User Interface Design|53
.NET Framework|ASP.NET|51
Test Case Design|Web Testing|51
Deep Learning|TensorFlow|51
Mobile App Development|Smartphone|50
.NET Framework|C#|50
Blockchain|Cryptocurrency|50
Microsoft Azure|Azure App Service|50
iOS Development|Swift|49
Graphic Design|Web Design|48
Microsoft Access|Visual Basic for Applications|48
HTML|Web Development|47
Data Mining|Data Scraping|47
Android App Development|Mobile App Development|46
Node.js|React|46
Game Development|Unity|46
Automated Testing|Web Testing|46
Software Testing|Web Testing|46
Game Design|Mobile Game|45
Artificial Neural Network|Deep Learning|45
Blockchain Development|Ethereum|44
Blockchain|Ethereum|44
Android|Android App Development|44
Automated Testing|Software QA|44
Amazon Webstore|SEO Keyword Research|43
CSS|JavaScript|43
HTML|JavaScript|43
JavaScript|PHP|43
Graphic Design|Adobe Photoshop|43
Artificial Intelligence|Natural Language Processing|42
DevOps|Docker|42
CSS|Web Development|42
PHP|WordPress|42
Lead Generation|Sales|41
Blockchain|Blockchain Architecture|41
Facebook|Social Media Marketing|41
Mobile UI Design|User Experience Design|41
Data Mining|Scrapy|41
Desktop Application|Windows App Development|40
Artificial Neural Network|Neural Network|40
Facebook|Instagram|40
Machine Learning|TensorFlow|40
Mobile App Design|Mobile UI Design|40
Deep Learning|Neural Network|40
iOS|iOS Development|39
Dart|Flutter|39
C|Embedded System|39
JavaScript|Web Development|39
HTML|Web Design|39
Docker|Kubernetes|39
Ecommerce Website Development|Shopify Templates|39
PHP|Web Development|39
Database Design|Database Programming|39
Blockchain Development|Smart Contract|38
API|JavaScript|38
Ecommerce Website Development|Shopify|38
Automation|Scripting|38
Blockchain Architecture|Blockchain Development|38
User Authentication|User Profile Creation|38
Data Extraction|Data Scraping|37
Dashboard|Data Visualization|37
Deep Learning|Machine Learning|37
Search Engine Optimization|SEO Keyword Research|37
Machine Learning|Natural Language Processing|37
Blockchain|Smart Contract|37
iOS Development|Mobile App Development|36
HTML|WordPress|36
Data Science|Machine Learning|36
PyTorch|TensorFlow|36
Marketing Strategy|Social Media Marketing|36
Adobe Illustrator|Adobe Photoshop|36
Shopify Templates|Shopify Theme|36
Desktop Application|Standalone Application|36
Linux|Network Administration|35
Bot Development|Telegram API|35
Objective-C|Swift|35
ASP.NET|C#|35
Deployment Automation|DevOps|35
Artificial Intelligence|Chatbot Development|35
Android App Development|iOS Development|35
C|C++|35
CSS|WordPress|34
Data Analysis|Statistics|34
AI App Development|AI Development|34
Mockup|Wireframing|34
Data Entry|Microsoft Excel|34
Chatbot Development|Natural Language Processing|34
Shopify|Web Development|34
Ethereum|Smart Contract|34
API|API Integration|34
Deep Learning|PyTorch|34
API|Python|34
JavaScript|React|34
Dart|Firebase|33
Amazon EC2|Amazon Web Services|33
Artificial Intelligence|Python|33
Blockchain Architecture|Smart Contract|33
Bot Development|Chatbot Development|33
Beautiful Soup|Data Mining|33
Machine Learning|Python|33
Mockup|User Flow|33
Game Design|Unity|32
Data Analysis|Microsoft Excel|32
Android App Development|Smartphone|32
Data Extraction|Data Mining|32
Neural Network|TensorFlow|32
ERP Software|Odoo|32
CI/CD|Deployment Automation|32
User Interface Design|Wireframing|32
Graphic Design|Web Development|32
Bitcoin|Blockchain Architecture|31
Blockchain|Solidity|31
JavaScript|Node.js|31
WooCommerce|WordPress|31
Microsoft Active Directory|Microsoft Azure|31
Artificial Neural Network|TensorFlow|31
CI/CD|DevOps|31
Game Development|Mobile Game|31
Data Scraping|Scrapy|31
Google Analytics|Google Tag Manager|31
Blockchain|Solana|31
Cryptocurrency|Ethereum|31
Shopify|Shopify Theme|30
User Interface Design|UX & UI|30
CSS|Web Design|30
Bitcoin|Blockchain|30
Blockchain|Blockchain Development|30
CSS|PHP|30
Selenium WebDriver|Web Crawling|30
Mobile App Design|User Experience Design|30
Machine Learning|Neural Network|30
iOS|Swift|30
Shopify|Web Design|30
Illustration|Adobe Illustrator|30
Google Ads|Google Analytics|30
Next.js|React|30
Firebase|Flutter|30
MySQL|PHP|30
Responsive Design|User Experience Design|30
HTML|PHP|30
Blockchain Architecture|Ethereum|29
DevOps|Kubernetes|29
Laravel|PHP|29
MongoDB|Node.js|29
AI Agent Development|AI App Development|29
Data Scraping|Web Crawling|29
Java|Spring Boot|29
Bitcoin|Cryptocurrency|29
Mobile App Development|React Native|29
Data Science|TensorFlow|29
Ethereum|Solidity|29
Automation|Business Process Automation|28
Rust|Solana|28
AI Trading|Scripting|28
Back-End Development|Front-End Development|28
CI/CD|Docker|28
React|TypeScript|28
Graphic Design|WordPress|28
Amazon Web Services|DevOps|28
JavaScript|Python|28
CI/CD|Kubernetes|28
Microsoft Azure|Azure DevOps|27
Automation|Zapier|27
Artificial Intelligence|TensorFlow|27
Game Development|Unreal Engine|27
Smartphone|User Profile Creation|27
Mobile App Design|User Interface Design|27
Figma|User Experience Design|27
API|PHP|27
AI Agent Development|AI Builder|27
AI Agent Development|AI Development|27
Payment Gateway Integration|Stripe|27
Figma|Mobile App Design|26
Figma|User Interface Design|26
Data Science|Deep Learning|26
Flutter|Mobile App Development|26
Data Analysis|Data Science|26
iOS Development|Smartphone|26
Graphic Design|Adobe Illustrator|26
Microsoft Excel|Spreadsheet Software|26
Elementor|WordPress|26
iOS|React Native|26
Divi|Elementor|26
Artificial Intelligence|Deep Learning|26
User Flow|Wireframing|26
C#|C++|26
Apple Xcode|Swift|26
Shopify|Shopify Apps|25
Custom PHP|MySQL|25
AI Agent Development|AI Model Integration|25
ExpressJS|MongoDB|25
Content Writing|Copywriting|25
ChatGPT|ChatGPT API Integration|25
Android App Development|Kotlin|25
Prototyping|Wireframing|25
Responsive Design|User Interface Design|25
Android|React Native|25
Make.com|Zapier|25
Computer Vision|Deep Learning|25
Android|Flutter|25
C#|Desktop Application|25
Content Writing|Social Media Marketing|25
Android App Development|iOS|24
AI Agent Development|AI Bot|24
Data Extraction|Scrapy|24
AI App Development|AI Model Integration|24
Node.js|TypeScript|24
Website|Website Redesign|24
Artificial Neural Network|Machine Learning|24
JavaScript|WordPress|24
Python|Data Scraping|24
ExpressJS|Node.js|24
Data Analysis|Data Visualization|24
Laravel|MySQL|24
Database Design|Microsoft SQL Server|24
Adobe XD|Figma|24
Smartphone|Tablet|24
Laravel|Vue.js|24
Magento|WooCommerce|24
API Development|API Integration|23
Airtable|Make.com|23
Airtable|Zapier|23
Natural Language Processing|TensorFlow|23
Adaptive Web Design|Custom Web Design|23
Data Extraction|Web Crawling|23
AI Bot|AI Development|23
CRM Software|Customer Relationship Management|23
React|Web Application|23
Computer Vision|TensorFlow|23
Artificial Intelligence|Artificial Neural Network|23
Smart Contract|Solana|23
Android|User Profile Creation|23
Automation|Bot Development|23
API|Node.js|23
Deep Learning|Natural Language Processing|23
Mockup|Web Design|23
Mobile UI Design|User Interface Design|23
Adobe Photoshop|Web Design|23
Mobile App Design|Wireframing|23
iOS Development|Objective-C|23
iOS|User Profile Creation|23
API|RESTful API|23
Ecommerce Website Development|WooCommerce|22
Amazon Web Services|AWS Lambda|22
Responsive Design|Wireframing|22
Data Science|Statistics|22
MongoDB|React|22
Amazon Web Services|Docker|22
Shopify Plus|Shopify Theme|22
Flutter|iOS|22
Mac OS App Development|Swift|22
Hybrid App Development|Mobile App Development|22
Landing Page|Web Design|22
User Experience Design|Wireframing|22
Database Architecture|Software Architecture & Design|22
Deployment Automation|Docker|22
Machine Learning|PyTorch|22
Shopify Templates|Web Development|22
Business Development|Lead Generation|22
User Experience Design|UX & UI|22
CSS|React|22
Data Scraping|Selenium WebDriver|21
Web Development|WooCommerce|21
Artificial Neural Network|Data Science|21
React|Tailwind CSS|21
Content Writing|Search Engine Optimization|21
Blockchain Development|Solana|21
Data Visualization|Microsoft Excel|21
AI Mobile App Development|Hybrid App Development|21
Blockchain|Smart Contract Development|21
Shopify|WooCommerce|21
Automation|Python|21
JavaScript|Web Application|21
AI Trading|Automation|21
Android|iOS Development|21
Figma|Wireframing|21
Mockup|Prototyping|20
Smartphone|Swift|20
Web Development|Website|20
Expo.io|React Native|20
Administrative Support|Data Entry|20
AI Trading|Bot Development|20
Microsoft Excel|Visual Basic for Applications|20
WordPress|WordPress Plugin|20
ASP.NET|Microsoft SQL Server|20
Shopify Apps|Shopify Templates|20`
