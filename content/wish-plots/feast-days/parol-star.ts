import { wishPlot } from '../wish-plot.ts'

export const parolStar = wishPlot({
  id: 'wish-parol-star',
  wishes: ['making parol', 'making a parol', 'make parol', 'made parol', 'parol bamboo', 'parol paper', 'parol lantern', 'parol christmas', 'parol lola', 'parol lolo', 'parol school', 'parol contest', 'parol window', 'parol points', 'parol star paper', 'parol star bamboo', 'parol star lantern', 'parol filipino', 'parol simbang gabi', 'simbang gabi', 'christmas star lantern', 'star lantern paper', 'star lantern bamboo', 'star lantern making', 'making star lantern', 'make star lantern', 'paper star lantern', 'paper star christmas', 'paper star window', 'making paper star', 'make paper star', 'star from paper', 'star out of paper', 'star of bamboo', 'bamboo star', 'bamboo star lantern', 'star five points', 'star sticks paper', 'star upside down', 'christmas star paper', 'christmas star bamboo', 'christmas star making', 'making christmas star', 'parol', 'parols', 'parol tails', 'parol hang', 'parol hanging', 'parol upside down', 'parol tita', 'parol dad', 'parol mum', 'parol star', 'bamboo lantern star', 'christmas lantern star', 'star lantern window', 'star lantern philippines', 'star lantern filipino', 'paper star making', 'five pointed star making', 'star bamboo sticks', 'star sticks string'],
  answers: ['parol', 'parols', 'star', 'stars', 'lantern', 'lanterns', 'light', 'lights', 'lit', 'shines', 'glows', 'christmas', 'xmas', 'pasko', 'december', 'advent', 'september', 'made', 'make', 'makes', 'making', 'build', 'building', 'craft', 'paper', 'tissue', 'coloured', 'colourful', 'cellophane', 'bamboo', 'sticks', 'stick', 'string', 'glue', 'tape', 'tail', 'tails', 'tassels', 'five', 'points', 'point', 'pointed', 'pointy', 'one', 'crooked', 'wonky', 'upside', 'down', 'hang', 'hangs', 'hanging', 'hung', 'window', 'balcony', 'door', 'street', 'house', 'school', 'church', 'contest', 'homework', 'class', 'lola', 'lolo', 'tita', 'tito', 'grandma', 'grandpa', 'mum', 'mama', 'nanay', 'tatay', 'dad', 'papa', 'sister', 'brother', 'cousins', 'family', 'neighbours', 'filipino', 'philippines', 'pinoy', 'manila', 'pampanga', 'red', 'green', 'yellow', 'blue', 'white', 'pink', 'big', 'little', 'biggest', 'own', 'first', 'together', 'today', 'tonight', 'evening', 'every', 'year', 'our', 'we', 'like', 'with', 'from', 'out', 'of', 'ate', 'kuya', 'tagalog', 'hanged', 'glowing', 'shine', 'bright', 'tie', 'tied', 'tying', 'cut', 'cutting', 'gluing', 'pasted', 'weekend', 'night', 'tomorrow', 'november', 'grandmother', 'grandfather', 'aunt', 'uncle', 'friends', 'teacher'],
  except: ['fell', 'falls', 'falling', 'shooting', 'fire', 'burnt', 'burned', 'candle fire', 'martin', 'martin’s', 'vesak', 'wesak', 'diwali', 'ramadan', 'fanous', 'mid-autumn', 'moon', 'starfish', 'sheriff', 'pop star', 'movie', 'football', 'goose', 'dragon', 'robot', 'rocket', 'space', 'astronaut', 'night sky', 'telescope', 'misses', 'abroad', 'died', 'dead', 'heaven', 'hospital', 'typhoon', 'fairy', 'cookie', 'biscuit', 'cake'],
  moods: ['learning', 'proud', 'first', 'waiting'],
  company: ['parol', 'star', 'sticks', 'stick', 'bamboo', 'paper', 'string', 'point', 'points', 'tail', 'tails', 'loop', 'window', 'street', 'lamp', 'torch', 'glue', 'paste', 'bowl', 'head', 'feet', 'legs', 'table', 'neighbour', 'neighbours', 'knot', 'ribbon'],
  about: 'A parol of bamboo and paper has five points, and one keeps pointing down, until it is seen that the star hangs by its legs.',
  titles: ['A Star on Its Head', 'Ten Sticks and Two Tails', '{H} Makes a Parol', 'Two Feet and a Head', 'The Fifth Point'],
  want: [
    {
      id: 'ten-sticks',
      A: 'partner',
      paragraphs: [
        '{H} was making a parol, the star that hangs in the window before Christmas. {A} had ten thin sticks of bamboo. They tied them into two stars, and put the one on the other. {H} pasted red paper over the bamboo, on the front and on the back. The parol had five points. “One has to point straight up,” said {H}, “so that people know which way up Christmas is.”'
      ]
    },
    {
      id: 'paste-of-rice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The paste was made of rice, boiled until it had forgotten that it was rice. {H} stirred it with one finger. The finger stuck to the bowl, and then to a sheet of red paper, and then to {A}. “Let go,” said {A}. “I’m not holding you,” said {H}.',
        'They had to wait until they were dry. Then they came apart with a crack, and {A} had a small piece of Christmas on one elbow.'
      ]
    },
    {
      id: 'elder-four-in-the-morning',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“We carried ours through the streets,” said {S}, “at four in the morning, to church. It had a light inside. It lit up my own feet.” “Weren’t you tired?” asked {A}. “Very,” said {S}. “I walked asleep. I followed the star in front.”',
        '“And who walked in front?” asked {A}. “My uncle,” said {S}. “He was following the smell of rice cakes. So we always got there.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-points-down',
      A: 'partner',
      paragraphs: [
        'They tied a string to the parol where it was easiest, in the valley between two points. {H} held the star up. It turned a little, as if to look round, and one point showed straight down. {H} pushed that point to the top, and counted to twenty. At twenty-one it was down again. “It’s too heavy,” said {H}, and tore a bit of paper off. The point hung down as before, only now with a hole.'
      ]
    },
    {
      id: 'how-many-points',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Has it really got five?” asked {A}, and counted. It came to six. {H} counted, and it came to four. It went round and round, and nobody could tell where it began. So {A} held on to one point with two fingers, and {H} went round from there.',
        '“Five,” said {H}, “with yours.” {A} let go, to have a hand free for the tea. “Now I don’t know which was mine,” said {A}.'
      ]
    },
    {
      id: 'since-september',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“We’re late,” said {A} at the window. “Over there they’ve had theirs up since September.” {H} looked across. That star had been out in all the rain, and was nearly pink. “Hasn’t Christmas noticed it?” asked {H}.',
        '“Christmas comes at its own pace,” said {A}. “They only want to be seen from a long way off.” All the same {H} waved a bit of red paper, so that Christmas knew that they were in.'
      ]
    },
    {
      id: 'child-is-measured',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had a parol as well, which was the size of a plum. It had been made out of what was left over. {A} looked for the points, and they were all there. “Which one’s up?” asked {A}. “All of them,” said {S}, and rolled it across the table.',
        'It came to rest on two points, next to the paste, and looked very much at home. “It does that by itself,” said {S}. “I never told it.”'
      ]
    },
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        '{A} bent down for the bit of red paper, so far that the whole room stood upside down. “That’s odd,” said {A}. “From here the parol’s right. It’s got a head on top, and two arms, and below are two feet.” {H} bent down too, and looked back between two knees. There stood a star. “Then that’s its head,” said {H}. “We’ve hung it up by the legs.”'
      ]
    }
  ],
  turn: [
    {
      id: 'where-would-you-hang-me',
      A: 'partner',
      paragraphs: [
        '{H} stood up straight, with both arms out and both feet apart. That made five points, and the top one had hair on it. “Where would you hang me?” asked {H}. {A} put a finger on the hair. So they undid the knot. They tied the string to the tip of the parol’s head, where the sticks crossed. Now it hung straight. {H} pasted a long paper tail to each of the two lowest points. “That’s so the feet know that they’re feet,” said {H}.'
      ]
    },
    {
      id: 'pet-and-the-tails',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The two tails moved a little, even when there was no wind. {A} had been watching that for some time. {A} looked at the left one, and the right one moved. {A} looked at the right one, and there went the left.',
        '“{A} thinks that there’s somebody in it,” said {H}. {A} lay down underneath, and did not blink, and waited for the parol to come out.'
      ]
    },
    {
      id: 'what-it-is-called-after',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why’s it called a parol?” asked {H}. “After a lantern,” said {A}. “In Spanish that’s a farol. Somebody must have had a loose tooth.” They tried it out, with a finger before the lips. For one of them you bite your lip, and for the other you don’t.',
        '“Farol,” said {H}. “Parol.” The little bit of red paper on the table moved each time. At the P it flew off, and they had to go and look for it under the lamp.'
      ]
    },
    {
      id: 'standing-like-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to know how long a star can stand. So they both stood, with arms and legs out, opposite each other. “My arms are getting heavy,” said {A}. “Those aren’t arms,” said {H}. “Those are points.” It did not help.',
        '{A} let one down after the other, until there were three left. Then {A} sat on the floor, and had none. Behind them the parol hung in the air, and did not even breathe.'
      ]
    },
    {
      id: 'through-the-paper',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} put {H}’s nose to the parol and looked through. The whole kitchen was red. There was red rice, and a red clock, and the red {A} had a red spoon. “What colour’s milk?” asked {A}, and held some up. It was pink.',
        'Then {A} had a look, from the other side. Two noses met at the same bit of paper. “You’re very close,” said {A}, “for a star.”'
      ]
    },
    {
      id: 'across-the-street',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Opposite, the neighbours had hung up a star that could blink. It was green, and then it was gone. “Now it’s thinking,” said {A}. Then it was red, and gone again. They watched it until they were blinking too. From then on they only saw it when it was out.',
        '“They’ve bought it,” said {H}. “Can ours do anything?” {A} looked round. Theirs was turning, quite slowly, with both feet together. “It can dance,” said {A}.'
      ]
    },
    {
      id: 'why-bamboo',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One stick had been left over. {A} bent it until both ends met, and let go. It jumped straight again. “That’s why it’s bamboo,” said {A}. “It always wants to be long. In a star they’re all pushing at once, and none of them can get out.”',
        '{H} laid an ear to the red paper. You could nearly hear them at it. “They’re holding each other up,” said {H}, “by not wanting to.”'
      ]
    },
    {
      id: 'the-idea',
      A: 'partner',
      paragraphs: [
        'When it was dark, {A} hung the parol in the window. A small lamp went on behind it. It got red from the tummy out to the tips. All along the street hung stars, and each stood on two feet. {H} stood before the glass with arms and legs out, as a greeting. In a window opposite a boy saw it, and did the same. Then {H} looked up. Through the hole that {H} had torn in its head, a spot of light fell on the ceiling. “It’s got an idea,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the sticks, and sat on one.',
      '{names} got some red paper stuck on, and wore it.',
      { text: '{names} held a knot with one finger, until it was tied.', needs: ['hands'] },
      { text: '{names} smoothed the paste out, as far as the tip.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the star, with a tilted head.',
      '{names} waited to see which point it would be this time.',
      { text: '{names} turned the parol round, and it turned itself back.', needs: ['hands'] },
      { text: '{names} blew on the paste, and wiped two fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood below the two tails, and got tickled.',
      '{names} turned quite red on one side, by the window.',
      { text: '{names} fluffed up a tail with two fingers.', needs: ['hands'] },
      { text: '{names} held out both arms, and made five points too.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leftover sticks were tied in a bundle, and the bowl was scraped out. The parol stayed in the window, on both its feet.',
    '{H} washed the rice paste off and lay down flat, with arms and legs out. That made five points, and the pillow had the top one.'
  ],
  last: [
    'The spot of light stood still on the ceiling, and {H} was asleep.',
    'In the window the star hung by its head and did not turn, and {H} was asleep.'
  ]
})
