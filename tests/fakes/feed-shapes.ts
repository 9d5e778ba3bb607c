/**
 * Answers of the job services in their real formats, with invented posts. They include what these services send besides
 * jobs: legal notices, totals, owners and comments.
 */
import escapeHtml from 'escape-html'

/** A post as the tests describe it. Each service writes it in its own format, or leaves fields out. */
export interface FakePost {
  id: number
  title: string
  company: string
  /** HTML. */
  text: string
  category: string
  skills: string[]
  /** An hourly rate if `hourly`, otherwise a budget or a yearly salary, depending on the service. */
  from: number
  to: number
  currency: string
  hourly: boolean
  level: string
  country: string
  at: Date
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const slug = (post: FakePost) => `${post.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${post.id}`

/** The path of each service's list, and the format of its posts. */
export const shapes: Record<
  string,
  { path: string; type: string; write(posts: FakePost[], page: number): string }
> = {
  freelancer: {
    path: '/api/projects/0.1/projects/active/',
    type: 'application/json',
    write: (posts) =>
      JSON.stringify({
        status: 'success',
        request_id: 'b4f1',
        result: {
          total_count: null,
          selected_bids: null,
          projects: posts.map((post) => ({
            id: post.id,
            owner_id: 9000 + post.id,
            title: post.title,
            status: 'active',
            seo_url: `website-design/${slug(post)}`,
            currency: { id: 1, code: post.currency, sign: '$', name: 'US Dollar', exchange_rate: 1 },
            submitdate: seconds(post.at),
            preview_description: post.text.slice(0, 40),
            description: post.text.replace(/<[^>]*>/g, ' ').trim(),
            jobs: post.skills.map((name, at) => ({ id: at + 3, name, category: { id: 1 }, seo_url: 'x' })),
            type: post.hourly ? 'hourly' : 'fixed',
            bidperiod: 7,
            budget: { minimum: post.from, maximum: post.to, name: null, currency_id: null },
            bid_stats: { bid_count: 7, bid_avg: 120.5 },
            time_submitted: seconds(post.at),
            location: { country: { name: post.country, flag_url: null }, city: null, latitude: null },
            nda: false,
          })),
          users: Object.fromEntries(
            posts.map((post) => [
              9000 + post.id,
              {
                id: 9000 + post.id,
                username: 'somebody',
                location: { country: { name: post.country }, city: 'Town' },
                status: { payment_verified: true, email_verified: true },
                employer_reputation: { entire_history: { overall: 4.8, complete: 12, all: 14 } },
              },
            ]),
          ),
        },
      }),
  },
  remoteok: {
    path: '/api',
    type: 'application/json; charset=utf-8',
    write: (posts) =>
      JSON.stringify([
        {
          last_updated: 1_772_000_000,
          legal: 'API Terms of Service: please link back and mention us as a source.',
        },
        ...posts.map((post) => ({
          slug: `remote-${slug(post)}`,
          id: String(post.id),
          epoch: seconds(post.at),
          date: post.at.toISOString().replace('.000Z', '+00:00'),
          company: post.company,
          company_logo: '',
          position: post.title,
          tags: post.skills,
          description: post.text,
          location: post.country,
          apply_url: `https://remoteok.com/l/${post.id}`,
          salary_min: post.from,
          salary_max: post.to,
          logo: '',
          url: `https://remoteok.com/remote-jobs/${slug(post)}`,
        })),
      ]),
  },
  weworkremotely: {
    path: '/remote-jobs.rss',
    type: 'application/rss+xml; charset=utf-8',
    write: (posts) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss"><channel><title>We Work Remotely: Remote jobs</title><link>https://weworkremotely.com/</link><description>Remote jobs</description><language>en-US</language><ttl>60</ttl>${posts
        .map(
          (post) => `
  <item><media:content url="https://example.com/logo.png" type="image/png"/>
    <title>${escapeHtml(`${post.company}: ${post.title}`)}</title>
    <region>${escapeHtml(post.country)}</region><country/><state/><skills>${escapeHtml(post.skills.join(', '))}</skills>
    <category>${escapeHtml(post.category)}</category><type>Contract</type>
    <description>${escapeHtml(`<img src="x">${post.text}`)}</description>
    <pubDate>${post.at.toUTCString().replace('GMT', '+0000')}</pubDate>
    <expires_at>Sat, 01 May 2027 00:00:00 +0000</expires_at>
    <guid>https://weworkremotely.com/remote-jobs/${slug(post)}</guid>
    <link>https://weworkremotely.com/remote-jobs/${slug(post)}</link></item>`,
        )
        .join('')}</channel></rss>`,
  },
  remotive: {
    path: '/api/remote-jobs',
    type: 'application/json',
    write: (posts) =>
      JSON.stringify({
        '0-legal-notice': 'Please link back to the URL found on Remotive and mention Remotive as a source.',
        'job-count': posts.length,
        'total-job-count': posts.length,
        jobs: posts.map((post) => ({
          id: post.id,
          url: `https://remotive.com/remote-jobs/${slug(post)}`,
          title: post.title,
          company_name: post.company,
          company_logo: '',
          category: post.category,
          tags: post.skills,
          job_type: 'freelance',
          publication_date: post.at.toISOString().slice(0, 19),
          candidate_required_location: post.country,
          salary: `$${post.from}-$${post.to}`,
          description: post.text,
        })),
      }),
  },
  himalayas: {
    path: '/jobs/api',
    type: 'application/json',
    write: (posts) =>
      JSON.stringify({
        comments: 'Please link back to the job.',
        updatedAt: 1_772_000_000,
        offset: 0,
        limit: 20,
        totalCount: posts.length,
        nextCursor: null,
        jobs: posts.map((post) => ({
          title: post.title,
          excerpt: post.text.slice(0, 60),
          companyName: post.company,
          companySlug: 'company',
          companyLogo: '',
          employmentType: 'Contractor',
          minSalary: post.from,
          maxSalary: post.to,
          salaryPeriod: post.hourly ? 'hourly' : 'annual',
          seniority: [post.level],
          currency: post.currency,
          locationRestrictions: [{ alpha2: 'XX', name: post.country, slug: 'country' }],
          timezoneRestrictions: [-5, 1],
          categories: [post.category.replaceAll(' ', '-')],
          parentCategories: [],
          description: post.text,
          pubDate: seconds(post.at),
          expiryDate: seconds(post.at) + 2_592_000,
          applicationLink: `https://himalayas.app/companies/company/jobs/${slug(post)}`,
          guid: `https://himalayas.app/companies/company/jobs/${slug(post)}`,
        })),
      }),
  },
  jobicy: {
    path: '/api/v2/remote-jobs',
    type: 'application/json',
    write: (posts) =>
      JSON.stringify({
        apiVersion: '2.0.53',
        friendlyNotice: 'We appreciate being credited as the source.',
        jobCount: posts.length,
        success: true,
        jobs: posts.map((post) => ({
          id: post.id,
          url: `https://jobicy.com/jobs/${slug(post)}`,
          jobSlug: slug(post),
          jobTitle: post.title,
          companyName: post.company,
          companyLogo: '',
          jobIndustry: [post.category],
          jobType: ['Contract'],
          jobGeo: post.country,
          jobLevel: post.level,
          jobExcerpt: post.text.slice(0, 60),
          jobDescription: post.text,
          pubDate: post.at.toISOString().slice(0, 19).replace('T', ' '),
          salaryMin: String(post.from),
          salaryMax: String(post.to),
          salaryCurrency: post.currency,
          salaryPeriod: post.hourly ? 'hourly' : 'yearly',
        })),
      }),
  },
  arbeitnow: {
    path: '/api/job-board-api',
    type: 'application/json',
    write: (posts, page) =>
      JSON.stringify({
        data: posts.map((post) => ({
          slug: slug(post),
          company_name: post.company,
          title: post.title,
          description: post.text,
          remote: true,
          url: `https://www.arbeitnow.com/jobs/${slug(post)}`,
          tags: ['Remote', post.category],
          job_types: [post.level],
          location: post.country,
          created_at: seconds(post.at),
        })),
        links: { first: '?page=1', last: null, prev: null, next: null },
        meta: { current_page: page, per_page: 100, terms: 'Please link back.' },
      }),
  },
  hackernews: {
    path: '/api/v1/items/4600',
    type: 'application/json',
    write: (posts) =>
      JSON.stringify({
        id: 4600,
        created_at: '2026-03-01T15:00:00.000Z',
        created_at_i: 1_772_377_200,
        type: 'story',
        author: 'whoishiring',
        title: 'Ask HN: Freelancer? Seeking freelancer? (March 2026)',
        children: [
          {
            id: 1,
            author: 'a',
            text: 'SEEKING WORK | Remote<p>I write compilers.',
            type: 'comment',
            children: [],
          },
          { id: 2, author: null, text: null, type: 'comment', children: [] },
          ...posts.map((post) => ({
            id: post.id,
            created_at: post.at.toISOString(),
            created_at_i: seconds(post.at),
            type: 'comment',
            author: 'somebody',
            parent_id: 4600,
            text: `SEEKING FREELANCER | ${escapeHtml(post.title)} | ${post.country}<p>${post.text}`,
            children: [{ id: post.id + 1, text: 'SEEKING FREELANCER too', children: [] }],
          })),
        ],
      }),
  },
  rss: {
    path: '/jobs.xml',
    type: 'application/xml',
    write: (posts) =>
      `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Jobs</title><link>https://board.example</link><description>d</description>${posts
        .map(
          (post) => `
  <item><title>${escapeHtml(post.title)}</title><link>/jobs/${post.id}</link><guid isPermaLink="false">job-${post.id}</guid>
    <category>${escapeHtml(post.category)}</category>${post.skills.map((skill) => `<category>${escapeHtml(skill)}</category>`).join('')}
    <description>short</description><content:encoded><![CDATA[${post.text}]]></content:encoded>
    <pubDate>${post.at.toUTCString()}</pubDate></item>`,
        )
        .join('')}</channel></rss>`,
  },
}
