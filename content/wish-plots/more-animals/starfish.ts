import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const starfish = wishPlot({
  id: 'wish-starfish',
  beginsElsewhere: true,
  wishes: ['starfish', 'starfishes', 'star fish', 'sea star', 'sea stars', 'seastar', 'stafish', 'star fishes', 'starfish rock pool', 'starfish rockpool', 'starfish arms', 'starfish beach', 'starfish sea'],
  answers: ['rock', 'pool', 'rockpool', 'beach', 'sea', 'seaside', 'shore', 'tide', 'tidepool', 'arm', 'arms', 'five', 'orange', 'waves', 'waving', 'wave', 'waved', 'slow', 'slowly', 'little', 'friendly', 'shy', 'sleepy', 'funny', 'found', 'saw', 'seeing', 'met', 'meets', 'who', 'that', 'friend', 'hello', 'eyes', 'holiday', 'sand', 'lazy', 'swimming', 'under', 'lesson', 'swim'],
  except: [...NOT_WELL, 'dried', 'dry', 'stranded', 'thrower', 'throwing', 'threw', 'washed', 'mermaid', 'octopus', 'crab', 'float', 'floating', 'jellyfish', 'patrick', 'dolphin', 'shark', 'wish', 'sky', 'kept', 'keep', 'shell'],
  company: ['starfish', 'shell', 'tide', 'sandwich', 'sandwiches'],
  out: true,
  about: 'The hero waves to a starfish and wants it to wave back; it has been waving all along, so slowly that they have to wave as slowly to be seen.',
  titles: ['The Slowest Wave', '{H} Waves to a Starfish', 'Five Arms and Not One Wave', 'Since the Sandwiches', 'A Wave as Long as an Afternoon'],
  want: [
    {
      id: 'not-one-of-them',
      A: 'partner',
      paragraphs: [
        'In the rock pool sat a starfish, and {H} waved to it. It did not wave back. “It’s got five arms,” said {H}. “It could spare one.” {H} wanted just one wave, before they had to go home.',
        '“Perhaps it hasn’t seen you,” said {A}. But there was an eye on the tip of each arm, as small as a dot. They were all open. “Then it’s rude,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'bigger',
      A: 'partner',
      paragraphs: [
        '{H} waved bigger. {H} waved a towel, and a bucket, and jumped up and down with seaweed. A man far out in a boat waved back. The starfish lay there.',
        '“It’s asleep,” said {A}, who was quite sure of that, and began on the sandwiches. {H} ate with the left hand and went on waving with the right.'
      ]
    },
    {
      id: 'no-front',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We may be standing at the back of it,” said {A}. They went round to the other side, over the dry stones. There was an arm there too. They went on, and there was another. “It hasn’t got a back,” said {H}. “It’s front all the way round.”',
        '“Then how does it know which way to go?” asked {A}. {H} put out five fingers and let each of them pull. The hand stayed where it was. “They have to talk it over first,” said {H}. “That’s why it’s still here.”'
      ]
    },
    {
      id: 'little-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The starfish had feet as well. They were under its arms, in rows, as thin as noodles. At the end of each was a sucker. “There are hundreds,” said {A}, with one cheek on the rock. “It walks on them. Each one lets go when it likes.”',
        'They tried to count them, and got to thirty. Then number thirty let go, and number nine took hold, and they had to begin again. “Imagine the socks,” said {A}. {H} imagined them. There was a washing line, right round the bay.'
      ]
    },
    {
      id: 'mussel',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Beside the starfish sat a mussel, shut tight. “That’s what it’s come for,” said {A}. “It puts its arms round it and pulls. The mussel holds on. The starfish goes on pulling. In the end one of them gets tired.” “Which one?” asked {H}.',
        '“Have a guess,” said {A}. They put their palms together and pulled at each other’s fingers, to see what it was like. It was {A} who had to scratch first. “I’d be a mussel,” said {A}, “and you’d have had me for lunch.”'
      ]
    },
    {
      id: 'stomach-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And then it does something,” said {A}, “and you won’t believe it. It puts its stomach out. It doesn’t bring the food in to the stomach. It takes the stomach to the food.” {H} did not believe it. {H} looked at the bread, and down at {H}’s jumper.',
        '“You’d only have to leave it by the plate,” said {H}, “and go out and play.” “And before bed you’d fetch it in again,” said {A}. {H} pulled the jumper down. It was useful, but it would be cold in winter.'
      ]
    },
    {
      id: 'five-of-everything',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} lay down on the sand and was a starfish. There were two arms and two legs, and that made four. “The head’s the fifth,” said {A}. “You can’t wave with a head,” said {H}, and tried it. The hat came off.',
        '{A} lay down alongside. Tip to tip they made a sort of fence. A gull came walking by and stopped in front of them, on the left and on the right. There was no way through. It had to fly.'
      ]
    },
    {
      id: 'grows-again',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One of its arms was shorter than the rest, about as long as a thumbnail. “That’s a new one,” said {A}. “If it loses an arm, it grows another. It’s got time.” {H} looked at the little one. It was a paler orange, and the red dot on it was hardly there.',
        '“That one can’t wave yet,” said {H}. “It has to learn first.” {H} showed it how, very small, with just one finger. A person should start when they’re young. The other four could have looked on too, if they had liked.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A wave came over the edge and turned the starfish on its back. All the noodles stood up in the air and felt about. “Now it’s waving!” cried {H}. “With every foot it’s got.” “It’s looking for the floor,” said {A}.',
        'One tip bent under and took hold of the rock. Then the next one did. Slowly it folded itself over, like somebody who turns a page in bed. It took as long as a song with nine verses. {H} knew that, because {H} sang it.'
      ]
    },
    {
      id: 'shrimp',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a shrimp in that pool too, as clear as a window. It waved all the time. It waved with its feelers, and with all its feet. It waved to a stone. “That’s no good,” said {H}. “It would wave to anybody.”',
        '“That’s the trouble with shrimps,” said {A}. They waved back, to be polite, and it shot off backwards. The starfish had seen it all, from five sides. It lay there and thought whatever it thought about shrimps.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came to look into the pool as well. There was {A} in the water, upside down, and under that the starfish. {A} looked at both of them for a long time. {A} did not wave, and neither did they.',
        '“{A} isn’t rude,” said {H}. “{A} is only looking.” It gave {H} something to think about. Then a drop fell into the water, and the other {A} went wavy all over.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My uncle lived across the bay,” said {S}. “Every evening he waved to us with a bed sheet. My mother waved back with a tablecloth.” “What did it mean?” asked {A}. “It meant good night,” said {S}. “Once it meant that he’d washed the sheet.”',
        '{S} held up a corner of the picnic blanket, and waved it once in the old way. Far off across the water something white went up. They looked at it for quite a time. It may have been a gull.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} knew why. “You’ve got to say please,” said {S}, and lay down with {S}’s nose nearly in the water. “Please wave,” said {S}. Some bubbles came up. They were {S}’s own. “It said blub,” said {S}.',
        '“You said blub,” said {A}. “It said it first,” said {S}, “but lower.” They both listened. It was very quiet, apart from the whole sea. “Please,” said {S} once more, “or I’ll tell your mother.” But nobody could see which rock she was on.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had learnt to wave last week. It was done with the whole arm, and the fist opened and shut at the end. {A} waved to the sea. {A} waved to a bun. Then {A} saw the starfish, and waved to that as well.',
        '“You needn’t wait for it,” said {H}. {A} did not wait. {A} was waving to a cloud by then, and it went by, and the next one came along. Somebody who waves like that is always answered by something.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“Ours at the aquarium waved,” said {A}. “Mine was blue, and it waved twice.” {H} looked at {A} from the side. “How?” asked {H}. {A} showed it, up and down, and quickly. “With the left,” said {A}.',
        '“Which is its left?” asked {H}. They both looked at the starfish. {A} turned round on the rock, once and then the other way. “It may have been a sign,” said {A}, “on the door. There was a starfish on it, and it swung.”'
      ]
    },
    {
      id: 'since-the-sandwiches',
      A: 'partner',
      paragraphs: [
        'At the fourth sandwich {A} looked into the pool again. “That arm was touching the shell before,” said {A}. “Now there’s room between them for a finger.” They watched. Nothing moved. But the tip was off the rock, and curled up.',
        '“It is waving,” said {A}. “It’s been waving since the sandwiches, in case there’s somebody. You’re too quick. It hasn’t seen anybody yet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'up',
      A: 'partner',
      paragraphs: [
        'So {H} stood beside the pool, and one hand went up as slowly as bread rises. It took a long time to get from the hip to the shoulder. “What’s the matter?” asked a lady with a dog. “Nothing,” said {A}. “It’s a wave.”',
        'Down in the pool a second tip came off the rock, with its red dot. It was looking. “Oh,” said the starfish, very low and very slowly. “There is somebody.”'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the middle of it {H}’s nose began to itch. You can’t scratch in the middle of a wave, or it becomes another word. “Left or right?” asked {A}. “In the middle,” said {H}, without moving. {A} did it, with a clean feather.',
        'Then a fly sat down on the waving hand. It had never sat on anything so reliable. It washed its front feet there, and its face. It rode up with it, about as far as a fingernail.'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What has it seen today, then?” whispered {A}. {H} thought about it. It hadn’t seen a gull, or the bucket, or anybody jumping with a towel. All that was too quick. “It’s seen the rocks,” said {H}, “and the shadow going round. It thinks that there’s nobody here.”',
        '“And now there’s one,” said {A}. {A} stood as still as possible, so as to be the second. It is hard on the knees, being there.'
      ]
    },
    {
      id: 'down',
      A: 'partner',
      paragraphs: [
        'Then the tide came in, and they had to go. “My wave’s only got as far as the top,” said {H}. “The arm has to come down again, or it isn’t a wave.” “Bring it along,” said {A}.',
        '{H} walked home with one arm in the air. The man in the ice-cream van waved to it. The arm was on its way down by now, but so slowly that nobody saw. Behind them, under the green water, five arms had just got as far as hello.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the pool from the other side, and saw an arm there too.',
      '{names} kept out of the way of the waving.',
      { text: '{names} waved to the starfish as well, and it was no better.', needs: ['hands'] },
      { text: '{names} rolled up both sleeves, and did not touch anything.', needs: ['hands'] }
    ],
    way: [
      '{names} had a share of the sandwiches.',
      '{names} kept an eye on the tide, which was still a long way out.',
      { text: '{names} waved back to the man in the boat, so that he would not feel silly.', needs: ['hands'] },
      { text: '{names} handed {H} another bucket.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still too, and was there.',
      '{names} came home behind the arm.',
      { text: '{names} carried the wet towel, since {H} had only one hand left.', needs: ['hands'] },
      { text: '{names} began a wave as well, and got as far as the pocket.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sand was shaken out of the towel. {H} had to be helped out of one sleeve, for the arm was still a little way up.',
    '{H} washed, with the other hand, and lay down. By now the waving arm was at about the height of the pillow.'
  ],
  last: [
    'The arm came down on the blanket at last. That was the end of the wave, and {H} was asleep.',
    'Five fingers lay on the blanket, spread out. They hardly moved at all, for {H} was asleep.'
  ]
})
