/** The clients that generated sample posts come from, and their towns. */

/** The clients of sample posts, with an article. */
export const businesses = [
  ...[
    'a family bakery',
    'a dental practice',
    'a bike repair shop',
    'a regional museum',
    'a yoga studio',
    'a language school',
  ],
  ...[
    'a furniture workshop',
    'a small law firm',
    'a vineyard',
    'a veterinary clinic',
    'a garden center',
    'a music school',
  ],
  ...[
    'a craft brewery',
    'a moving company',
    'an organic grocery',
    'a travel agency',
    'a climbing gym',
    'a bookstore',
  ],
  ...[
    'a housing cooperative',
    'a solar installer',
    'a theater company',
    'a food bank',
    'a print shop',
    'a property manager',
  ],
  ...[
    'a daycare center',
    'a driving school',
    'a physiotherapy practice',
    'a coffee roaster',
    'a pottery studio',
    'a farm shop',
  ],
  ...[
    'a boat rental',
    'a toy store',
    'a cooking school',
    'a tailor',
    'a locksmith',
    'a cheese dairy',
    'a campground',
  ],
] as const

/** The towns of clients, with their countries. */
export const towns = [
  ...[
    ['Leeds', 'United Kingdom'],
    ['Bristol', 'United Kingdom'],
    ['Norwich', 'United Kingdom'],
    ['Dundee', 'United Kingdom'],
  ],
  ...[
    ['Portland', 'United States'],
    ['Tucson', 'United States'],
    ['Madison', 'United States'],
    ['Asheville', 'United States'],
  ],
  ...[
    ['Boise', 'United States'],
    ['Duluth', 'United States'],
    ['Savannah', 'United States'],
    ['Omaha', 'United States'],
  ],
  ...[
    ['Halifax', 'Canada'],
    ['Kelowna', 'Canada'],
    ['Guelph', 'Canada'],
    ['Victoria', 'Canada'],
    ['Moncton', 'Canada'],
  ],
  ...[
    ['Galway', 'Ireland'],
    ['Cork', 'Ireland'],
    ['Hobart', 'Australia'],
    ['Geelong', 'Australia'],
    ['Cairns', 'Australia'],
  ],
  ...[
    ['Nelson', 'New Zealand'],
    ['Dunedin', 'New Zealand'],
    ['Freiburg', 'Germany'],
    ['Rostock', 'Germany'],
  ],
  ...[
    ['Utrecht', 'Netherlands'],
    ['Groningen', 'Netherlands'],
    ['Ghent', 'Belgium'],
    ['Aarhus', 'Denmark'],
    ['Bergen', 'Norway'],
  ],
  ...[
    ['Uppsala', 'Sweden'],
    ['Tampere', 'Finland'],
    ['Graz', 'Austria'],
    ['Basel', 'Switzerland'],
    ['Porto', 'Portugal'],
  ],
  ...[
    ['Valencia', 'Spain'],
    ['Bologna', 'Italy'],
    ['Nantes', 'France'],
    ['Brno', 'Czechia'],
    ['Gdansk', 'Poland'],
  ],
] as const
