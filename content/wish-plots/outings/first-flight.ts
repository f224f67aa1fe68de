import { wishPlot } from '../wish-plot.ts'

export const firstFlight = wishPlot({
  id: 'wish-first-flight',
  wishes: ['first plane', 'first aeroplane', 'first airplane', 'first flight', 'first time flying', 'plane ride', 'plane trip', 'plane journey', 'aeroplane ride', 'airplane ride', 'aeroplane trip', 'going on plane', 'going on aeroplane', 'going on airplane', 'goes on plane', 'went on plane', 'went on aeroplane', 'flying plane holiday', 'flying on plane', 'flying on aeroplane', 'flying on airplane', 'flying in plane', 'flying in aeroplane', 'flying in airplane', 'fly on plane', 'fly on aeroplane', 'fly on airplane', 'plane holiday', 'aeroplane holiday', 'airplane vacation', 'plane window seat', 'window seat', 'window seat aeroplane', 'window seat airplane', 'plane grandma', 'plane granny', 'plane grandparents', 'plane cousins', 'aeroplane cousins', 'aeroplane grandma', 'airplane grandma', 'airplane cousins', 'flying cousins', 'flying grandma', 'flying granny', 'flying grandparents', 'flying nana', 'flying holiday', 'fly holiday', 'flight holiday', 'flight cousins', 'flight grandma', 'flight granny', 'long flight', 'long haul flight', 'flight india', 'flight australia', 'flight new zealand', 'flight dubai', 'flight london', 'flight lagos', 'flight nairobi', 'flight delhi', 'flying india', 'flying australia', 'flying new zealand', 'flying spain', 'flying america', 'flying africa', 'plane take off', 'plane takes off', 'aeroplane takes off', 'take off plane', 'plane above clouds', 'aeroplane above clouds', 'flying above clouds plane', 'ears pop plane', 'ears popping', 'plane ears', 'ears hurt plane', 'fear of flying', 'afraid of flying', 'scared of flying', 'scared plane', 'afraid plane', 'nervous flying', 'fear plane', 'never been on aeroplane', 'never been on plane', 'never been on airplane', 'never flown', 'tomorrow we go on an aeroplane', 'tomorrow aeroplane', 'tomorrow on a plane', 'aeroplane to see', 'plane to see', 'flying to see', 'fly to see grandma'],
  answers: ['plane', 'aeroplane', 'airplane', 'flight', 'fly', 'flying', 'first', 'time', 'going', 'go', 'tomorrow', 'holiday', 'holidays', 'vacation', 'trip', 'journey', 'ride', 'window', 'seat', 'captain', 'clouds', 'above', 'cousins', 'cousin', 'grandma', 'granny', 'grandparents', 'nana', 'see', 'visit', 'visiting', 'big', 'sky', 'ears', 'pop', 'popping', 'take', 'off', 'landing', 'lands', 'family', 'whole', 'excited', 'ever', 'summer', 'week', 'next', 'saturday', 'long', 'airport', 'india', 'spain', 'australia', 'new', 'zealand', 'dubai', 'london', 'lagos', 'delhi', 'nairobi', 'america', 'africa', 'nervous', 'afraid', 'scared', 'fear', 'nani', 'nanny', 'dadi', 'never', 'been', 'one', 'on', 'lola', 'abuela'],
  except: ['paper', 'toy', 'model', 'helicopter', 'crash', 'crashed', 'war', 'fighter', 'army', 'rocket', 'space', 'spaceship', 'drone', 'balloon', 'goodbye', 'leaving', 'lost', 'missed', 'delayed', 'pilot', 'pilots', 'cockpit', 'pick', 'picking', 'arrivals', 'dog', 'penguin', 'mouse', 'bird', 'dragon', 'bike', 'train', 'bus', 'who', 'broom', 'carpet', 'wings', 'packing', 'hospital', 'died', 'funeral', 'alone', 'kite', 'jet', 'pirate', 'superhero', 'talking', 'superman', 'superwoman', 'home', 'flies', 'video', 'far', 'moving', 'work', 'away', 'lego'],
  moods: ['first', 'waiting', 'afraid', 'proud'],
  out: true,
  away: true,
  company: ['plane', 'captain', 'clouds', 'cloud', 'window', 'wing', 'loudspeaker', 'steward', 'tray'],
  about: 'On the first flight the hero wants to hear the captain say that they are above the clouds, but both ears are shut, until a yawn runs through the whole plane and comes back.',
  titles: ['The Yawn in Row Fourteen', '{H} Above the Clouds', 'A Sock in Each Ear', '{H} Flies for the First Time', 'Good Evening, This Is Your Captain'],
  want: [
    {
      id: 'row-fourteen',
      A: 'partner',
      paragraphs: [
        '{H} had never been in a plane before. Now {H} sat in one, in row fourteen, by the window. When they were above the clouds, the captain would say so to everybody. {H} did not want to miss that for anything.',
        'The engines roared, and the plane ran until {H}’s cheeks wobbled. Then the houses tipped over. “We’re up!” shouted {H}. And just then both of {H}’s ears went shut, as if each had a sock in it.'
      ]
    }
  ],
  way: [
    {
      id: 'bears',
      A: 'partner',
      paragraphs: [
        '“It’s only your ears,” said {A}. “Bears?” said {H}, and looked out. There were no bears on the wing. “EARS,” said {A}. “Everybody’s do that. You have to swallow.” “Follow who?” asked {H}.',
        '{A} held out a cup with a straw. {H} drank it up in one go, and it gurgled. “Now I’m full,” said {H}, “and I still can’t hear the captain.”'
      ]
    },
    {
      id: 'nice-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'People with shut ears talk too loud, and they don’t know it. Across the aisle sat a lady with a cherry on her hat. {H} only wanted to whisper to {A} about it. “THAT’S A VERY NICE HAT!” whispered {H}.',
        'The whole plane turned round and looked at the hat. The lady turned as red as the cherry. “NOT SO LOUD,” whispered {A}. Now {A}’s ears were shut as well. The lady sent over two biscuits.'
      ]
    },
    {
      id: 'tiny-cars',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Far down there was a road, as thin as a thread. On it ran a car no bigger than a crumb. “There’s somebody in there,” said {A}, and pointed. {H} waved to the crumb with both arms. It drove on.',
        '“They can’t see me,” said {H}. “We’re too small.” {H} looked along the rows. There were two hundred people, and a trolley with hot food. All of that was now smaller than a crumb. “And I’m in it!” said {H}.'
      ]
    },
    {
      id: 'trolley',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A steward came by with a trolley. “Rice or pasta?” asked the steward. {H} heard it quite clearly. “Nice, or faster?” the steward had asked. That was very kind. “Faster, please,” said {H}.',
        'Out came a small tray with pasta on it. There was a small box in a big box, and a smaller one in that. In the smallest was one grape. “We’re no faster,” said {H}, and looked out at the wing. “Eat up,” said {A}, “and then we’ll see.”'
      ]
    },
    {
      id: 'into-the-cloud',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then the window went white. There was no ground, and no wing either. “Who’s taken it all away?” asked {H}. “We’re inside a cloud,” said {A}. {H} leaned close to the glass. From outside a cloud looks like a cushion. From inside it looks like milk.',
        'The plane shook a little. {H}’s cup walked over to {A}’s tray, all by itself. “It likes you better,” said {H}. The next shake sent it back again, and {A}’s cup came too.'
      ]
    },
    {
      id: 'sock-visitor',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Between the seats something came through from behind. It was a foot, in a striped sock. It had no shoe on. It settled down on the arm of {H}’s seat, next to the cup. “That isn’t mine,” said {A}. They counted their own, and they had them all.',
        '{H} took hold of the big toe and shook hands with it. The foot kept quite still. Then it bowed, very politely, and went back to row fifteen.'
      ]
    },
    {
      id: 'loud-toilet',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The toilet in a plane is as small as a cupboard. {A} went in with {H}, and one of them had to sit in the basin. It was not {H}. “When you press that,” said {A}, “it roars like a lion.” {A} put a finger in each ear.',
        '{H} pressed it. “Roar?” said {H}. “It only said poof.” Of all the people in the plane, {H} was the only one whom it did not frighten. Socks in the ears were good for something.'
      ]
    },
    {
      id: 'flap',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the wing a flap went up, and a flap went down. “It’s steering,” said {A}. {H} thought that the plane might like some help. {H} stretched out both arms as wide as they would go, and leaned to the left.',
        'One arm was across the window, and the other was in {A}’s juice. At that moment the plane leaned to the left too. “I did that,” said {H}. “You did this as well,” said {A}, and wrung out a sleeve.'
      ]
    },
    {
      id: 'other-draws',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had an idea. If {H} could not hear, {H} could read. {A} drew on a napkin what the captain would say. It was a plane above a cloud. “That’s a fish in the bath,” said {H}.',
        '{A} gave the plane two wings. “Now it’s a duck.” {A} put a captain on top, with a cap. {H} looked at it for a long time. “It’s a very nice postman,” said {H}. {A} folded up the napkin and used it on the jam.'
      ]
    },
    {
      id: 'tray-game',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From the seat in front you could fold down a table. It had a round hole in it for a cup. {H} folded it down and up, and down and up. Each time the man in front nodded, though nobody had asked anything.',
        '“He says yes to it all,” said {H}. “May I have your pudding?” {H} folded. The man nodded. “May I fly the plane?” The man nodded twice. {A} put a hand on the table. “And may {H} stop now?” asked {A}. The man nodded very hard indeed.'
      ]
    },
    {
      id: 'bag-with-window',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was travelling in a bag with a net in front, under the seat. So {A} had a window seat as well. There was not much to see out of it, only {H}’s shoes. {A} watched them go to and fro.',
        '{H} bent down to see how it was. {A} opened a very wide mouth and licked the net. “{A}’s ears are all right,” said {H}. Somebody had just opened a bag of crisps in row two, and {A} had heard it.'
      ]
    },
    {
      id: 'elder-first-flight',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“The first time I flew,” said {S}, close to {A}’s ear, “I put on my best shoes. I took my own sandwiches. And when we got out, I shook hands with everybody.” “With the captain?” asked {A}.',
        '“With the captain, with the man who had the suitcases, and with a man who only sold newspapers.” “What did he say?” “He said that he had never left the ground,” said {S}. “I thanked him all the same. It had been a very good flight.”'
      ]
    },
    {
      id: 'child-no-voice',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} looked at {A}, and moved both lips, and let no sound out at all. “Pardon?” said {A}. {S} did it again, with a very serious face. “I can’t hear you,” said {A}. “It’s my ears.”',
        '{S} went on. {S} told a whole long story like that, with both hands, and laughed at the end of it. {A} laughed too. “What was it about?” asked {S} out loud. “About a horse?” said {A}. It had not been about anything, but now it was.'
      ]
    },
    {
      id: 'baby-shout',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had shut ears as well, and did not care for it. {A} took a deep breath. Then {A} gave one shout, and row fifteen ducked. All the spoons on the trolley rang.',
        'After that {A} looked quite surprised. Shouting opens your ears, and now {A} could hear everything. {A} heard the engines, and the spoons. {A} laughed, and told row fifteen all about it. Row fifteen was glad when it was over.'
      ]
    },
    {
      id: 'cannot-yawn',
      A: 'partner',
      paragraphs: [
        '“You have to yawn,” said {A}. “Then they pop open.” “I haven’t got a prawn,” said {H}. So {A} showed {H} how, with a very wide mouth. {H} opened up just as wide and waited. Nothing came. “I can’t,” said {H}. “I’m not tired. I’m in a PLANE!”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-wrong-way',
      A: 'partner',
      paragraphs: [
        '{H} thought hard. “You catch a yawn off somebody,” said {H}. “Do a real one, and I’ll catch it.” {A} did a real one, right to the back teeth. {H} held still. But the lady in front caught it first, and then the man in the next seat.',
        'Row twelve caught it, and row eleven, and row ten. Mouths opened all along the plane. “It’s going the wrong way!” cried {H}. A steward took it through the little door at the front, with the captain’s coffee.'
      ]
    },
    {
      id: 'this-is-your-caaah',
      A: 'partner',
      paragraphs: [
        'The loudspeaker crackled. “Good evening,” said the captain. “This is your caaaaaaah...” It was the biggest yawn that ever came out of a wall. Even with two socks in, you could hear it. {H}’s mouth opened all by itself. Aaaah. Pop! Pop!',
        '“I beg your pardon,” said the captain, and {H} heard every word. “We are now above the clouds.” {H} sat bolt upright. “We are!” said {H} to {A}. “The captain says so!”'
      ]
    },
    {
      id: 'above-the-clouds',
      A: 'partner',
      paragraphs: [
        'Below lay the clouds, white as foam in a bath. {H} looked until the glass was misty. “Did you like what the captain said?” asked {A}. “I liked the caaaah best,” said {H}. And {A} yawned again.'
      ]
    },
    {
      id: 'little-shadow',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Over the clouds ran something small and dark. It had two wings and a tail, and it kept up with them all the time. “It’s our shadow,” said {A}. {H} looked for row fourteen in it.',
        '“There I am,” said {H}, and waved. It was too far off to see if the shadow had waved back. But it did seem to wobble. “It’s got ears that pop as well,” said {H}.'
      ]
    },
    {
      id: 'bump-down',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The houses grew big again, and the cars had wheels on. Bump, said the ground. Some people clapped, and {H} clapped the longest. At the door stood the captain, with a very straight cap. “Thank you for flying with us,” said the captain.',
        '“Thank you for the yawn,” said {H}. The captain looked left and right. “Was it you who sent it?” “It was {A},” said {H}, “but I caught it last.” Then the captain had to yawn again, and so did the whole queue on the stairs.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held on tight as well, and grinned at every wobble.',
      '{names} wanted the window too, and leaned across everybody’s knees.',
      '{names} shut both eyes for the fast bit, and opened them for the rest.',
      { text: '{names} clicked the belt shut, and open, and shut, to be sure.', needs: ['hands'] },
      { text: '{names} took a paper bag out of the seat, and put a biscuit in it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for bears as well, on the other wing.',
      '{names} swallowed hard, three times, to show how it was done.',
      '{names} stayed in the aisle until the trolley wanted to come through.',
      { text: '{names} shook one ear over an empty cup, to see what came out.', needs: ['hands'] },
      { text: '{names} passed a cup along to {H}, over three laps and a newspaper.', needs: ['hands'] }
    ],
    turn: [
      '{names} yawned too, and missed the first half of what the captain said.',
      '{names} sent one more yawn along the row, because it went so well.',
      '{names} looked down at the clouds, and picked one out to sit on.',
      { text: '{names} waved to the loudspeaker with the whole arm.', needs: ['hands'] },
      { text: '{names} drew a small plane on the misty glass, and it dripped.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bed that night was in another place. The suitcase stood beside it, with one sleeve hanging out. High above the roof a plane went by, with a small red light.',
    '{H} lay down with one open ear on the pillow, and one in the air. Both of them heard that it was quiet.'
  ],
  last: [
    '“Caaaah,” said {H} into the pillow, and was asleep before the end of it.',
    'One last yawn came along the row, and {H} caught it, and was asleep.'
  ]
})
