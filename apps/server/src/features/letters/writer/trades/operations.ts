/** Trades about running software: servers and clouds. */
import type { Trade } from './trade.ts'

export const operationsTrades: Trade[] = [
  {
    name: 'devops',
    platform: true,
    is: /\b(?:devops|ci\/?cd|kubernetes|docker|terraform|ansible|jenkins|github actions|gitlab ci|helm|podman|azure devops|pipelines? (?:in|for|with) (?:azure|gitlab|github|aws)|argo ?cd|infrastructure as code|ecs|eks|grafana|prometheus|datadog|monitoring (?:stack|solution|system))\b/i,
    position:
      'I would follow one change from the commit to production in the first week, because the slow and the manual steps show up on the way.',
    remarks: [
      {
        when: /\b(?:elk|elastic stack|logstash|kibana|filebeat)\b/i,
        says: 'I would settle how many days of logs are kept and on which disks before installing it, because storage is what such a cluster runs out of first.',
      },
      {
        when: /\b(?:cloudformation|terraform)\b/i,
        needs:
          /\b(?:fix\w*|wrong|broken|errors?) (?:\w+ ){0,4}(?:cloudformation|terraform|template|config\w*)\b/i,
        says: 'I would apply the corrected template to a copy of the stack first, because an update that fails can leave the live one halfway between two states.',
      },
      {
        when: /\b(?:azure devops|github actions|gitlab|pipelines?|ya?ml)\b/i,
        needs:
          /\b(?:(?:another|other|next|second) (?:task|job|step|stage)|(?:between|across) (?:tasks|jobs|steps|stages))\b/i,
        says: 'I would have the first task set an output variable that the next one reads, because the text of a log changes with every version.',
      },
      {
        when: /\b(?:argo workflows?|argo (?:\w+ )?template|workflow templates?|cron ?jobs?)\b/i,
        needs: /\b(?:kubernetes|k8s|argo)\b/i,
        says: 'I would make every step safe to run twice, because a workflow that stops halfway is started again from the beginning sooner or later.',
      },
      {
        when: /\b(?:ingress|load balanc\w+)\b/i,
        needs: /\b(?:cluster|kubernetes|k8s|ingress)\b/i,
        says: 'I would test the service inside the cluster before the ingress in front of it, because then a bad gateway error has only one possible cause left.',
      },
      {
        when: /\b(?:kubernetes|k8s) operators?\b|\b(?:operators?) (?:that|which|will|interfaces)\b/i,
        needs: /\bkubernetes|k8s\b/i,
        says: 'I would have the operator compare the wanted with the real state on every run, because events get lost while it restarts.',
      },
      {
        when: /\b(?:(?:not|isn['’]t) (?:communicat\w+|connect\w*|reach\w*|talking)|can(?:not|['’]t) (?:reach|connect|access)|connection (?:refused|timed? ?out|issues?|problems?|errors?)|(?:outgoing|outbound) (?:connections?|traffic)|talk to the (?:back-?end|database|server))\b/i,
        says: 'I would test the connection from inside the running container first, step by step: name, route, firewall rule, then login.',
      },
      {
        when: /\b(?:kubernetes|k8s|eks|aks|gke|helm|openshift)\b/i,
        unless:
          /\b(?:operators?|controllers?|crds?|tutor\w*|lab|teach\w*|argo|ingress|cassandra|doc(?:ument)? on)\b/i,
        says: 'I would set memory limits and health checks per service first, because one service without limits can take down the whole cluster.',
      },
      {
        when: /\b(?:terraform|infrastructure as code|cloudformation|pulumi|cdk|terragrunt)\b/i,
        needs: /\b(?:existing|current|improve|already|manual\w*|refactor\w*|fix|import)\b/i,
        says: 'With infrastructure as code I would import what exists before adding anything, so that the first run does not replace a live resource.',
      },
      {
        when: /\b(?:terraform|infrastructure as code|cloudformation|pulumi|cdk|terragrunt)\b/i,
        says: 'With infrastructure as code I would keep a separate state for every environment, so that a mistake in development cannot touch production.',
      },
      {
        when: /\b(?:jenkins|ssh|deploy keys?)\b/i,
        needs: /\b(?:jenkins|keys?|secure(?:ly)?)\b/i,
        unless: /\b(?:operator|terraform state)\b/i,
        says: 'I would give the pipeline its own key with only the permissions it needs, so that it can be revoked without locking people out.',
      },
      {
        when: /\b(?:ci\/?cd|(?:deployment|release|delivery) pipelines?|continuous (?:delivery|deployment|integration)|automat\w+ (?:\w+ ){0,4}deploy\w*|zero[- ]downtime)\b/i,
        unless:
          /\b(?:full[- ]?stack|operators?|crds?|tutor\w*|mlops|machine learning|run automated tests|another (?:task|job|step))\b/i,
        says: 'I would set up rollback first, so that a bad release can be undone in a minute.',
      },
      {
        when: /\b(?:deploy(?:ed|ing|ment)? (?:\w+ ){0,8}(?:containers?|docker|images?|aks|ecs|eks|app service|fargate|kubernetes|cluster)|(?:containers?|docker|image) (?:\w+ ){0,3}deploy\w*)\b/i,
        unless: /\b(?:outbound|outgoing|ingress|operator|monitor\w* (?:solution|stack))\b/i,
        says: 'I would run the new container with health checks and visible logs first and send traffic to it afterwards, because a container that starts is not yet one that works.',
      },
      {
        when: /\b(?:monitoring (?:solution|stack|system|setup|and)|logging|alert(?:s|ing)|grafana|prometheus|datadog)\b/i,
        says: 'I would alert on what users notice and leave the rest to dashboards, because a team that gets too many alarms reads none.',
      },
      {
        when: /\b(?:(?:an?|the|this|following|getting|build|pipeline) (?:\w+ )?errors?|fail(?:s|ed|ing)|(?:won['’]?t|does not|doesn['’]t) start|not working|fix (?:an?|the|our|my))\b/i,
        unless: /\b(?:failover|outgoing|not communicating)\b/i,
        says: 'I would first run the failing step alone with the same image and variables, because such errors usually come from a difference between two environments.',
      },
      {
        when: /\b(?:docker(?:i[sz]e|i[sz]ing|file| image| compose)\w*|containeri[sz]\w+|podman|war file)\b/i,
        says: 'I would keep configuration out of the image from the start, so that the same build runs in test and in production.',
      },
    ],
    questions: [
      {
        when: /\b(?:our (?:current|existing|servers?|infrastructure)|currently (?:run|host|us|deploy)\w*|existing (?:infrastructure|servers?|setup|deployment|clusters?)|already (?:live|in production))\b/i,
        unless:
          /\b(?:aws|amazon|azure|gcp|google cloud|digital ?ocean|hetzner|on[- ]prem\w*|self[- ]hosted|bare metal|proxmox|vps|local|ecs|eks|fargate|ec2|heroku|raspberry|cpanel)\b/i,
        asks: 'Where does it run today: with a cloud provider or on your own servers?',
      },
    ],
  },
  {
    name: 'cloud',
    platform: true,
    is: /\b(?:aws|amazon web services|azure|google cloud|gcp|ec2|s3|lambda|cloud (?:architect\w*|infrastructure|migration|engineer\w*)|serverless|cloudfront|cognito)\b/i,
    position:
      'I would read through the accounts, the bill and the last incidents in the first week, because they show what needs attention faster than a diagram.',
    remarks: [
      {
        when: /\barchitect(?:s|ure|ing)?\b/i,
        needs: /\bdesign(?:ing|s)?\b/i,
        unless: /\b(?:bug|debug\w*|fix(?:ing)?|troubleshoot\w*|review)\b/i,
        says: 'I would agree with you first on what the design has to stand (load, a failed region, a restore, the monthly cost), because every later choice follows from those limits.',
      },
      {
        when: /\b(?:serverless inference|sagemaker)\b/i,
        needs: /\b(?:serverless|endpoint|inference)\b/i,
        says: 'I would measure the cold start of the container with the real model first, because it decides whether serverless inference is fast enough for your users.',
      },
      {
        when: /\b(?:single sign[- ]on|sso|auth\w* provider|user pools?|saml|azure ad|active directory|entra)\b/i,
        needs: /\b(?:implement\w*|integrat\w*|set ?up|sett?ing up|provider|configur\w*)\b/i,
        unless: /\b(?:dynamodb|mct|trainer|training)\b/i,
        says: 'I would set up the sign-in with a test directory and two test users first, because groups, expired sessions and signing out are where such a setup fails.',
      },
      {
        when: /\binstall(?:ing|ation)?\b/i,
        needs: /\b(?:server|ec2|vps|vm|instance|ubuntu)\b/i,
        unless: /\b(?:migrat\w+|kubernetes|django using|help understanding)\b/i,
        says: 'I would note every command and pin the versions while installing it, so that the same server can be rebuilt or updated later without guessing.',
      },
      {
        when: /\b(?:24|48) ?(?:-|–|to)? ?(?:\d\d )?hours?\b|\b(?:urgent(?:ly)?|today|asap|done quickly)\b/i,
        needs: /\b(?:migrat\w+|move (?:the|our|my|an?))\b/i,
        unless: /\b(?:lab|script\w*|homework)\b/i,
        says: 'For a move this quick I would copy the server as it is and improve it afterwards, because every change during a move is another possible cause when something fails.',
      },
      {
        when: /\b(?:(?:old|one|existing|current|another) (?:aws |azure |gcp )?(?:account|env(?:ironment)?|subscription|tenant) to|new (?:aws |azure |gcp )?(?:account|env(?:ironment)?|subscription|tenant))\b/i,
        needs: /\b(?:migrat\w+|mov(?:e|ing)|transfer\w*|rebuild)\b/i,
        says: 'I would move one service with its data completely first, because permissions and addresses that point to the old account show up there and not in a list.',
      },
      {
        when: /\b(?:(?:assess|review|audit|evaluate)\w* (?:[\w,]+ ){0,6}(?:architecture|infrastructure|environment|connectivity|network|setup|structure)|architecture review|well[- ]architected)\b/i,
        says: 'I would draw what is really there from the account itself before judging it, because the existing diagrams are usually older than the setup.',
      },
      {
        when: /\b(?:auto ?scaling|autoscale|asg)\b/i,
        needs: /\b(?:ec2|asg|groups?)\b/i,
        unless: /\b(?:design|architect)\b/i,
        says: 'In a scaling group every change belongs in the image or the launch template, because a server that is replaced comes back in the old state; I would begin there.',
      },
      {
        when: /\b(?:lambda layers?|native modules?|layer for)\b/i,
        needs: /\blambda\b/i,
        says: 'I would build the layer in the image that Lambda itself runs in, because native modules depend on the system that they are built for.',
      },
      {
        when: /\b(?:(?:not|isn['’]t) (?:communicat\w+|connect\w*|reach\w*|talking)|can(?:not|['’]t) (?:reach|connect|access)|connection (?:refused|timed? ?out|issues?|problems?|errors?)|(?:outgoing|outbound) (?:connections?|traffic)|talk to the (?:back-?end|database|server))\b/i,
        says: 'I would test the connection from inside the running container first, step by step: name, route, firewall rule, then login.',
      },
      {
        when: /\b(?:(?:migrat\w+|move|moving|transfer\w*) (?:[\w']+ ){0,6}(?:sites?|websites?|servers?|wordpress|store|shop|apps?|applications?|host\w*|vms?)|godaddy)\b/i,
        unless:
          /\b(?:24|48) ?(?:-|–|to)? ?(?:\d\d )?hours?\b|\b(?:urgent\w*|today|asap|problem scenario|case study|assignment|large database)\b/i,
        says: 'I would lower the DNS TTL a day ahead and keep the old server running for a while, so that the switch can be undone at any moment.',
      },
      {
        when: /\b(?:fintech|hipaa|soc ?2|pci|iam|identity and access|compliance|security (?:measures|posture|audit|architecture|hardening)|secure (?:our|the|my) (?:servers?|accounts?|environment|infrastructure)|set ?up and secur\w+)\b/i,
        unless:
          /\b(?:transit gateway|direct connect|network (?:connectivity|inventory|consolidation)|lab|affiliate|front-?end)\b/i,
        says: 'I would start with access rights: separate accounts, no shared keys and an audit log that nobody can delete.',
      },
      {
        when: /\b(?:(?:aws|azure|cloud|monthly|our) (?:costs?|bill)|cost (?:optimi[sz]ation|reduction)|finops|reduce (?:our |the )?costs?|expensive)\b/i,
        says: 'I would read the bill line by line first; forgotten disks, oversized machines and traffic between zones are the usual finds.',
      },
      {
        when: /\b(?:dynamodb)\b/i,
        needs: /\b(?:lambda|serverless|api gateway)\b/i,
        says: 'With DynamoDB and Lambda the access patterns come first, because keys cannot be changed later without moving the data.',
        unless: /\b(?:layers?|csv)\b/i,
      },
      {
        when: /\b(?:serverless (?:\w+ )?(?:app\w*|architecture|setup|stack|project|solution|backend|functions?)|(?:build|create|set ?up|develop|deploy|write|few) (?:\w+ ){0,4}lambda)\b/i,
        unless:
          /\b(?:lambda layer|trading|tradingview|existing lambda|debug\w*|inference|sagemaker|help understanding|pinecone)\b/i,
        says: 'I would define everything as code from the first function on, since a serverless setup made by clicking cannot be repeated for a second environment.',
      },
      {
        when: /\b(?:(?:set ?up|setting up|build|create|design|architect|deploy)\w* (?:[\w,]+ ){0,6}(?:infrastructure|environments?|servers?|architecture|vpc|accounts?|cloud|aws|azure)|(?:development|dev|test|staging),? (?:test\w*,? )?(?:and |& )?(?:prod|production|staging))\b/i,
        unless:
          /\b(?:lab|install\w*|scripts?|small (?:issue|task)|troubleshoot\w*|existing (?:setup|server)|already set ?up|machine learning|lambda layer|transit gateway|urgent\w*|24-48|problem scenario|scrap\w+|vms?\b)/i,
        isGeneral: true,
        says: 'I would define the setup as code from the start, so that a second environment is a copy and not a project.',
      },
      {
        when: /\b(?:(?:frequent|random|constant) (?:downtimes?|outages?|crashes)|going (?:up and )?down|goes down|keeps crashing)\b/i,
        says: 'I would line up the times of the outages with releases, backups and traffic before touching the servers, because a pattern there usually names the cause.',
      },
      {
        when: /\b(?:high availability|highly available|uptime|outages?|disaster recovery|fault[- ]toleran\w+|one (?:\w+ )?instance is down|uninterrupted)\b/i,
        says: 'I would ask what an hour of downtime costs before choosing an architecture; that figure decides how much redundancy is worth paying for.',
      },
    ],
    questions: [
      {
        when: /\bmigrat\w+\b/i,
        unless: /\b(?:downtime|gb|tb|size of|users|visitors|traffic)\b/i,
        asks: 'How much downtime is acceptable for the switch?',
      },
    ],
  },
  {
    name: 'servers',
    platform: true,
    is: /\b(?:linux|ubuntu|debian|centos|nginx|apache|server (?:administrat\w+|setup|configuration|migration|admin)|sysadmin|system administrat\w+|proxmox|vmware|active directory|windows server|vps|cpanel|jitsi|dns|tomcat|email server|smtp|vpn|firewall (?:rules?|config\w*|setup)|network admin\w*)\b/i,
    position:
      'I would read through the alerts and tickets of the last month in the first week, because they show which server needs work before it fails.',
    remarks: [
      {
        when: /\b(?:single sign[- ]on|sso|auth\w* provider|user pools?|saml|azure ad|active directory|entra)\b/i,
        needs: /\b(?:implement\w*|integrat\w*|set ?up|provider)\b/i,
        unless: /\b(?:mct|trainer|training (?:class|course))\b/i,
        says: 'I would set up the sign-in with a test directory and two test users first, because groups, expired sessions and signing out are where such a setup fails.',
      },
      {
        when: /\b(?:ingress|load balanc\w+)\b/i,
        needs: /\b(?:cluster|kubernetes|k8s|ingress)\b/i,
        says: 'I would test the service inside the cluster before the ingress in front of it, because then a bad gateway error has only one possible cause left.',
      },
      {
        when: /\b(?:scripts?)\b/i,
        needs: /\b(?:install\w*|provision\w*|automat\w+ the (?:installation|setup))\b/i,
        unless: /\bnode\.?js\b/i,
        says: 'I would run the script twice on a clean machine first, because an installer has to survive being started again after a failure.',
      },
      {
        when: /\b(?:install(?:ing|ation|ed)?|self[- ]host\w*)\b/i,
        unless:
          /\b(?:jitsi|ubuntu distribution|installation of applications|existing installation|applications and dependencies)\b/i,
        says: 'I would note every command and pin the versions while installing it, so that the same server can be rebuilt or updated later without guessing.',
      },
      {
        when: /\b(?:smtp|spf|dkim|dmarc|deliverab\w+|(?:mail|email) servers?|spam)\b/i,
        says: 'I would check SPF, DKIM and reverse DNS first; one of them is missing for most mail that lands in spam.',
      },
      {
        when: /\b(?:transfer\w* (?:of )?(?:files|a large)|file transfers?|rsync|china|bandwidth)\b/i,
        says: 'Over such a distance one connection never fills the line, so I would use parallel transfers that can resume and compare checksums at the end.',
      },
      {
        when: /\b(?:not working|(?:getting|following|an|the) errors?|broken|fix (?:an?|the|our|my)|crash(?:es|ing|ed)?|(?:configuration|connection|server) (?:issues?|problems?)|stopped working|down)\b/i,
        unless: /\b(?:set ?up|new (?:server|instance)|ingress|gcm|ciphers?|tls)\b/i,
        says: 'I would read the logs around the first failure before restarting anything, because a restart removes the evidence.',
      },
      {
        when: /\b(?:custom (?:ubuntu|linux)|distributions?|iso|boot)\b/i,
        needs: /\b(?:ubuntu|linux|debian|distribution)\b/i,
        unless: /\biso ?\d/i,
        says: 'I would build the image from a script that anyone can run again, so that the next security update is a rebuild instead of manual work.',
      },
      {
        when: /\b(?:jitsi|webrtc|video (?:conferenc\w+|calls?))\b/i,
        says: 'For video calls the bandwidth of the bridges is the limit and not the processor, so I would size them by participants per room.',
      },
      {
        when: /\b(?:passthrough)\b/i,
        says: 'For passthrough the grouping of the devices on the board decides what is possible, so I would check that before anything is bought or changed.',
      },
      {
        when: /\b(?:backups?|harden\w*|disaster recovery)\b/i,
        says: 'I would test a restore of the backup before changing the setup; it is the step that is usually skipped.',
      },
    ],
    questions: [],
  },
]
