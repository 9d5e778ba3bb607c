/** Groups of words that letters and cards use for each other. */

/** Each line is a group of words with the same meaning in letters. The first word names the group. */
export const SYNONYMS = `
shop store ecommerce webshop retail retailer
site website webpage
page
build rebuild
cart basket checkout
article blog blogpost
picture image photo photograph photography
film video footage animation animate clip reel movie
mail email newsletter inbox mailbox
fix repair bug debug
speed fast performance pagespeed load
move migrate migration port transfer
translate translation translator localize localization
edit editor proofread proofreader revise
test tester testing qa
teach teacher tutor instructor lesson lecture train trainer training coach
design designer
draw illustrate illustrator illustration drawing paint painter painting sketch
write writer author copywriter copywriting copy content
book bookkeeping bookkeeper ledger
account accountant accounting
invoice billing bill
sell sale seller
advertise ad ads advert advertisement advertising ppc
market marketing marketer
lead leader led head headed
manage manager management
mentor mentoring
scrape scraper scraping crawl crawler spider collect extract gather fetch harvest pull parse
automate automation automatic workflow
integrate integration connect connection connector
deploy deployment release launch publish
database db
dashboard
report reporting
chart graph visualize visualization
analyze analysis analyst analytics analytical
model modeling modelling
chatbot bot assistant
app application
mobile phone smartphone
server hosting host
cloud
safe secure security
payment pay
booking reservation appointment schedule scheduling calendar
restaurant cafe bistro coffee
hotel hostel hospitality
doctor medical medicine clinic clinical health healthcare hospital physician
lawyer law legal attorney
school student pupil classroom
university college
company firm
finance financial fintech bank banking
property estate realestate realtor
travel tourism trip
child kid kids children
visit visitor traffic
subscriber subscription signup subscribe
search seo
rank ranking
social instagram facebook tiktok linkedin
logo logotype
brand branding identity
font typography type
print printing
pack packaging
podcast audio sound
music song musician
game gaming
sensor device hardware
electric electronic electronics circuit pcb
robot robotics
warehouse inventory stock logistics
freight shipping shipment delivery
call phone-call
support helpdesk
complaint ticket
interview recruit recruiter recruiting
research researcher
survey questionnaire
patent
novel fiction story
book-length ebook manuscript
chapter
thesis dissertation academic
paper
transcript transcribe transcription
subtitle caption
voice voiceover narration narrate
render rendering 3d
architect architecture architectural
drawing-plan blueprint
excel spreadsheet sheet
slide presentation powerpoint deck
form
table
document documentation
guide manual tutorial
course curriculum
contract agreement
tax vat
payroll salary wage
budget cost price
lead-generation prospect
crm
landing
theme template
plugin extension addon
frontend
backend
fullstack
interface ui
ux usability
prototype mockup wireframe
repeat-visit
share portion
abandon abandonment
night nightly overnight
degree bachelor bsc ba beng bfa bcom llb graduate graduation
master msc ma mba meng mfa mphil
doctorate phd
diploma
certify certified certificate certification
award prize
native mother-tongue
fluent fluency
team staff crew
agency studio
join joined
vehicle car automotive auto
food meal recipe dish
clothing clothes fashion apparel garment
jewelry jewellery
furniture sofa chair table-ware
sport fitness gym
charity nonprofit ngo donation
government municipal city council
insurance insurer
energy solar wind power
factory manufacture manufacturer manufacturing
farm agriculture agricultural farmer
construction builder-firm contractor
export import
remote
founder cofounder
uk britain british gb
us usa america american
europe european eu
netherlands dutch holland
germany german deutschland
france french
spain spanish spaniard
italy italian
portugal portuguese
poland polish
austria austrian
switzerland swiss
sweden swedish
denmark danish dane
norway norwegian
finland finnish
ukraine ukrainian
turkey turkish
india indian
canada canadian
australia australian aussie
brazil brazilian
mexico mexican
japan japanese
china chinese
kenya kenyan
ireland irish
lab laboratory
math maths mathematics mathematical
admin administration administrator administrative
exam examination
statistics stats statistical
specification spec
repository repo
configuration config configure
promotion promo promote
vet veterinary veterinarian
sync synchronize synchronization
wood wooden timber lumber
wool woolen
gold golden
house home residential
maker manufacturer producer
relaunch redesign
satisfy satisfaction
viewer viewing audience watch
offline downtime outage unavailable
wine winery vineyard
bike bicycle cycle cycling
dental dentist dentistry
pharmacy pharmacist
lesson session
baker bakery
brew brewery beer
library librarian
museum exhibition
garden gardening gardener
statement opinion
nurse nursing
surgery surgeon
library archive
sculpt sculpture
law-firm
electrician electrical
member membership
renew renewal
bulgaria bulgarian
romania romanian
greece greek
hungary hungarian
croatia croatian
serbia serbian
belgium belgian
czechia czech
slovakia slovak
russia russian
israel israeli
egypt egyptian
nigeria nigerian
pakistan pakistani
korea korean
vietnam vietnamese
philippines filipino
indonesia indonesian
argentina argentinian argentine
colombia colombian
`
